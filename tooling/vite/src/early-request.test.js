import { nonEmpty, object, optional, pipe, string, toLowerCase, transform, trim } from 'valibot';
import { expect, test } from 'vitest';
import { transformed } from './early-request.js';

const id = pipe(string(), trim(), nonEmpty());

test('values that are only trimmed and judged may be sent without their schema', () => {
  expect(transformed(object({ orderId: id, productId: optional(id) }))).toBeUndefined();
});

test.each([
  [
    'as a whole',
    pipe(
      object({ orderId: id }),
      transform((payload) => payload),
    ),
  ],
  ['amount', object({ orderId: id, amount: pipe(string(), transform(Number)) })],
  ['code', object({ code: pipe(string(), toLowerCase()) })],
  ['code', object({ code: optional(pipe(string(), toLowerCase())) })],
  ['code', object({ code: pipe(pipe(string(), toLowerCase()), nonEmpty()) })],
])('a payload that changes %s is refused', (what, payload) => {
  expect(transformed(payload)).toBe(what);
});
