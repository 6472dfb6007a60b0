import { expect, test } from 'vitest';
import { attemptFor } from './attempt-key.ts';

test('the same request once more is the same attempt; another one, or one after a refusal, is not', () => {
  const first = attemptFor(null, { account: '0917' });
  expect(attemptFor(first, { account: '0917' })).toBe(first);
  expect(attemptFor(first, { account: '0918' }).key).not.toBe(first.key);
  expect(attemptFor(null, { account: '0917' }).key).not.toBe(first.key);
});
