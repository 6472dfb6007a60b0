import { nonEmpty, object, optional, pipe, string, toLowerCase, transform, trim } from 'valibot';
import { expect, test } from 'vitest';
import { planOf, sentOf, transformed } from './early-request.ts';

const id = pipe(string(), trim(), nonEmpty());

test('values that are only trimmed and checked may be sent without their schema', () => {
  expect(transformed(object({ orderId: id, productId: optional(id) }))).toBeUndefined();
});

test.each([
  ['amount', object({ orderId: id, amount: pipe(string(), transform(Number)) })],
  ['code', object({ code: pipe(string(), toLowerCase()) })],
  ['code', object({ code: optional(pipe(string(), toLowerCase())) })],
  ['code', object({ code: pipe(pipe(string(), toLowerCase()), nonEmpty()) })],
])('a payload that changes %s is refused', (what, payload) => {
  expect(transformed(payload)).toBe(what);
});

const sentAs = (make: (payload: { productId: string }) => unknown) =>
  sentOf(pipe(object({ productId: id }), transform(make)), ['productId']);

test('a payload may give its values other names, and add a fixed number', () => {
  expect(sentAs(({ productId }) => ({ product_id: productId, overall: 30 }))).toEqual({
    product_id: 'productId',
    overall: 30,
  });
});

test.each<[string, (payload: { productId: string }) => unknown]>([
  ['counts', ({ productId }) => ({ length: productId.length })],
  ['changes', ({ productId }) => ({ productId: `P${productId}` })],
  ['adds a text', ({ productId }) => ({ productId, kind: 'loan' })],
  ['reads a number', ({ productId }) => ({ productId: Number(productId) })],
])('one that %s needs its schema', (_what, make) => {
  expect(sentAs(make)).toBeUndefined();
});

const page = { path: '/order', params: { source: 'optional' } } as const;
const call = { method: 'POST', path: '/orders', body: 'form', effect: 'read' };

test('of the address only what the endpoint takes is sent, and of the endpoint only what the address has', () => {
  const endpoint = { ...call, payload: object({ orderId: optional(id) }) };
  expect(planOf({ address: page, endpoint })).toEqual({ ...page, call: { endpoint: call, sent: {} } });
});

test('a screen that reads nothing has nothing to send; a write is never sent', () => {
  expect(planOf({ address: page })).toEqual(page);
  const write = { ...call, effect: 'write', payload: object({}) };
  expect(() => planOf({ address: page, endpoint: write })).toThrow('a write is not sent early');
});
