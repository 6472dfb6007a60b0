import { localItems } from '@peace/web-platform/storage';
import { fakeStorage } from '@peace/web-platform/testing';
import { expect, test } from 'vitest';
import { knownProduct, rememberProduct } from './known-products.ts';

test('knows what the latest link said of an order, and nothing of others', () => {
  const access = anAccess('ana');
  rememberProduct(access, '1', 'a');
  rememberProduct(access, '2', 'b');
  rememberProduct(access, '1', 'c');
  expect(['1', '2', '3'].map((orderId) => knownProduct(access, orderId))).toEqual(['c', 'b', undefined]);
});

const anAccess = (borrower: string, localStorage = fakeStorage()) => ({
  storage: localItems({ localStorage }),
  clock: { now: () => 0 },
  borrower,
});

test('keeps the twenty latest', () => {
  const access = anAccess('ana');
  for (let order = 0; order <= 20; order += 1) rememberProduct(access, String(order), 'a');
  expect(knownProduct(access, '0')).toBeUndefined();
  expect(knownProduct(access, '1')).toBe('a');
});

test('is nothing to another borrower', () => {
  const localStorage = fakeStorage();
  rememberProduct(anAccess('ana', localStorage), '1', 'a');
  expect(knownProduct(anAccess('ben', localStorage), '1')).toBeUndefined();
});

test('what release 0.1.0 kept, without an owner, is dropped', () => {
  const old = fakeStorage({ 'peace:order-products': '{"version":1,"value":[{"orderId":"1","productId":"a"}]}' });
  expect(knownProduct(anAccess('ana', old), '1')).toBeUndefined();
  expect(old.length).toBe(0);
});
