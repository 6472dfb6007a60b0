import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import * as storage from '@peace/web-platform/storage';

/**
 * The version and the schema's digest of each item that the borrower's device keeps; two where another file reads a part of the
 * item. A stored value that the schema no longer accepts is lost, so a new field is optional, or the version rises.
 */
const recorded: Readonly<Record<string, string>> = {
  'accepted-offer': 'version 1: f659e393',
  application: 'version 1: 37a5ca7c',
  'application-receipts': 'version 1: e143a062',
  'bank-account': 'version 1: fe71f4b2',
  'card-code': 'version 2: 31ec792b',
  complaint: 'version 1: 24bdbf9d, version 1: 313d1925',
  'complaint-draft': 'version 2: 1d86c67e',
  'complaint-rating': 'version 1: 5016bb59',
  'moved-on': 'version 1: b7afd3f9',
  'order-products': 'version 3: 56a26800',
  payment: 'version 1: 02dfb3f3, version 1: 492780e8',
  receipts: 'version 1: 55441b8f',
  'repayment-code': 'version 3: 17c01d00',
};

/** A schema's structure, without its functions and its wording. */
function digest(schema: unknown) {
  const wording = ['expects', 'message', '~standard'];
  const structure = JSON.stringify(schema, (name, value: unknown) => (wording.includes(name) ? undefined : value));
  return createHash('sha256').update(structure).digest('hex').slice(0, 8);
}

test('a stored item’s schema does not change unnoticed', async () => {
  const define = vi.spyOn(storage, 'defineItem');
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!**/*.test.*', '!**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const modules = import.meta.glob<unknown>(['../../**/*.{ts,tsx}', '!**/*.test.*', '!**/testing/**']);
  const declaring = Object.keys(modules).filter((file) => /\b(?:define|attempt)Item\(/.test(sources[file] ?? ''));
  await Promise.all(declaring.map(async (file) => modules[file]?.()));
  const declared = new Map<string, Set<string>>();
  for (const [{ key, version, schema, lifetime }] of define.mock.calls) {
    if (lifetime === 'the visit' || lifetime === 'no end') continue;
    declared.set(key, new Set([...(declared.get(key) ?? []), `version ${version}: ${digest(schema)}`]));
  }
  const found = Array.from(declared, ([key, digests]) => [key, [...digests].sort().join(', ')]);
  expect(
    Object.fromEntries(found),
    'Read the comment of `recorded`. Does the schema still accept what the last release stored? If not, raise `version`.',
  ).toEqual(recorded);
});
