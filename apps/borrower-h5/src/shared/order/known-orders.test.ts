import { localItems } from '@peace/web-platform/storage';
import { borrowerOf, claimItems } from '@peace/session';
import { fakeStorage, fakeWindow } from '@peace/web-platform/testing';
import { expect, test } from 'vitest';
import { earlyKnownOrder } from '#features/early/early-known-order.ts';
import { knownOrder, rememberOrders } from './known-orders.ts';

const anAccess = (borrower: string, localStorage = fakeStorage()) => ({
  storage: localItems({ localStorage }),
  clock: { now: () => 0 },
  borrower,
});

const product = (access: ReturnType<typeof anAccess>, orderId: string) => knownOrder(access, orderId)?.productId;

test('knownOrder returns what was remembered last of an order, and nothing of others', () => {
  const access = anAccess('ana');
  rememberOrders(access, [{ orderId: '1', productId: 'a' }]);
  rememberOrders(access, [{ orderId: '2', productId: 'b' }]);
  rememberOrders(access, [{ orderId: '1', productId: 'c' }]);
  expect(['1', '2', '3'].map((orderId) => product(access, orderId))).toEqual(['c', 'b', undefined]);
});

test('rememberOrders adds to what an earlier visit knew of an order', () => {
  const access = anAccess('ana');
  rememberOrders(access, [{ orderId: '1', productId: 'a' }]);
  expect(knownOrder(access, '1')).toEqual({ productId: 'a', isPayable: false });
  rememberOrders(access, [
    { orderId: '1', isPayable: true },
    { orderId: '2', isPayable: false },
  ]);
  expect(knownOrder(access, '1')).toEqual({ productId: 'a', isPayable: true });
  expect(knownOrder(access, '2')).toEqual({ productId: undefined, isPayable: false });
});

test('rememberOrders keeps the twenty latest orders', () => {
  const access = anAccess('ana');
  for (let order = 0; order <= 20; order += 1) rememberOrders(access, [{ orderId: String(order), productId: 'a' }]);
  expect(product(access, '0')).toBeUndefined();
  expect(product(access, '1')).toBe('a');
});

test('knownOrder is null for another borrower', () => {
  const localStorage = fakeStorage();
  rememberOrders(anAccess('ana', localStorage), [{ orderId: '1', productId: 'a' }]);
  expect(knownOrder(anAccess('ben', localStorage), '1')).toBeNull();
});

test('what release 0.1.0 kept, without an owner, is dropped', () => {
  const old = fakeStorage({ 'peace:order-products': '{"version":1,"value":[{"orderId":"1","productId":"a"}]}' });
  expect(knownOrder(anAccess('ana', old), '1')).toBeNull();
  expect(old.length).toBe(0);
});

/** The early page of a borrower on a device. */
const earlyPage = (localStorage: Storage, userId = 'ana') =>
  fakeWindow(`https://h5.test/repay?sessionId=S-${userId}&userId=${userId}`, fakeStorage(), localStorage);

test('earlyKnownOrder reads the same on the early page, for the same borrower alone', () => {
  const localStorage = fakeStorage();
  const ana = { sessionId: 'S-ana', userId: 'ana' };
  claimItems({ localStorage, sessionStorage: fakeStorage() }, ana);
  const access = anAccess(borrowerOf(localItems({ localStorage }), ana) ?? '', localStorage);
  rememberOrders(access, [
    { orderId: '1', productId: 'a', isPayable: true },
    { orderId: '2', isPayable: false },
  ]);
  expect(earlyKnownOrder(earlyPage(localStorage), '1')).toMatchObject({ productId: 'a', isPayable: true });
  expect(earlyKnownOrder(earlyPage(localStorage), '2')).toMatchObject({ productId: null, isPayable: false });
  expect(earlyKnownOrder(earlyPage(localStorage), '3')).toBeUndefined();
  expect(earlyKnownOrder(earlyPage(localStorage, 'ben'), '1')).toBeUndefined();
  expect(earlyKnownOrder(fakeWindow('https://h5.test/repay', fakeStorage(), localStorage), '1')).toBeUndefined();
});

test.each([
  '',
  'nonsense',
  'null',
  '7',
  '{"version":3}',
  '{"version":3,"value":{"value":{}}}',
  '{"version":3,"value":{"value":[null,7]}}',
  '{"version":4,"value":{"value":[{"orderId":"1","productId":"a"}]}}',
])('the early page knows nothing from %s', (stored) => {
  const localStorage = fakeStorage({ 'peace:order-products': stored });
  expect(earlyKnownOrder(earlyPage(localStorage), '1')).toBeUndefined();
  expect(localStorage.getItem('peace:order-products')).toBe(stored);
});

test('the early page knows nothing where storage is blocked', () => {
  const blocked = Object.defineProperty(earlyPage(fakeStorage()), 'localStorage', {
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(earlyKnownOrder(blocked, '1')).toBeUndefined();
});
