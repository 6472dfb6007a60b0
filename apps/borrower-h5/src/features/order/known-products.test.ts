import { localItems } from '@peace/web-platform/storage';
import { fakeStorage } from '@peace/web-platform/testing';
import { expect, test } from 'vitest';
import { knownProduct, rememberProduct } from './known-products.ts';

test('knows what the latest link said of an order, and nothing of others', () => {
  const storage = localItems({ localStorage: fakeStorage() });
  rememberProduct(storage, '1', 'a');
  rememberProduct(storage, '2', 'b');
  rememberProduct(storage, '1', 'c');
  expect(['1', '2', '3'].map((orderId) => knownProduct(storage, orderId))).toEqual(['c', 'b', undefined]);
});

test('keeps the twenty latest', () => {
  const storage = localItems({ localStorage: fakeStorage() });
  for (let order = 0; order <= 20; order += 1) rememberProduct(storage, String(order), 'a');
  expect(knownProduct(storage, '0')).toBeUndefined();
  expect(knownProduct(storage, '1')).toBe('a');
});
