import { expect, test } from 'vitest';

import { webAddress } from './web-address.ts';

test.each([
  ['https://wa.me/639170000000', 'https://wa.me/639170000000'],
  ['HTTPS://Chat.Example', 'https://chat.example/'],
])('%s is %s', (text, address) => expect(webAddress(text)).toBe(address));

test.each(['', '/chat', '?x', '#x', '//chat.example', 'https:chat.example', 'https://a@chat.example', 'peace://chat'])(
  '%j is no full address',
  (text) => expect(webAddress(text)).toBeNull(),
);
