import { expect, test } from 'vitest';

import { createBridge } from './create-bridge.ts';

test('the real window fits', () => {
  const bridge = createBridge({ window });
  expect(bridge.host).toBe('browser');
  expect(Reflect.get(window, 'peaceNative')).toMatchObject({ onBack: expect.any(Function) });
  bridge.dispose();
  expect(Reflect.get(window, 'peaceNative')).toBeUndefined();
});
