import { expect, test } from 'vitest';

import { channelTypeOf } from './channel-list.tsx';

test.each([
  ['QR Ph', 'qr'],
  ['7-Eleven counter', 'shop'],
  ['Palawan Express', 'shop'],
  ['Union Bank transfer', 'bank'],
  ['GCash bill payment', 'wallet'],
  ['Maya', 'wallet'],
  ['Pay here', null],
  ['', null],
])('%j is drawn as %s', (name, type) => expect(channelTypeOf(name)?.type ?? null).toBe(type));
