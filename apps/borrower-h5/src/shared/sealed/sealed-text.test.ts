import { expect, it } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const account = 'Juana dela Peña · 0917 123 4567';

it('comes back with its secret, and says nothing of itself', async () => {
  const sealed = await seal(account, 'u-1 device-1');
  expect(JSON.stringify(sealed)).not.toContain('0917');
  expect(sealed && (await unseal(sealed, 'u-1 device-1'))).toBe(account);
});

it('is another each time', async () => {
  expect(await seal(account, 's')).not.toEqual(await seal(account, 's'));
});

it.each([
  ['another secret', 'u-2 device-1', {}],
  ['a text that was changed', 'u-1 device-1', { text: btoa('something else, as long as it is') }],
  ['what is no Base64', 'u-1 device-1', { iv: '%' }],
])('stays closed to %s', async (_, secret, changes) => {
  const sealed = await seal(account, 'u-1 device-1');
  expect(sealed).not.toBeNull();
  expect(sealed && (await unseal({ ...sealed, ...changes }, secret))).toBeNull();
});
