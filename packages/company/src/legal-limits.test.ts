import { expect, it } from 'vitest';
import { isSmallLoan, lateLimitOfMonth } from './legal-limits.ts';

it.each([
  [1_000_000, 4, true],
  [100_000, 1, true],
  [1_000_001, 4, false],
  [1_000_000, 5, false],
  [1_000_000, 4.5, false],
])('a loan of %i centavos for %d months is a small one: %s', (amount, months, isSmall) => {
  expect(isSmallLoan(amount, months)).toBe(isSmall);
});

it.each([
  [137_500, 6875],
  [230_000, 11_500],
  // 5% of 19 centavos is 0.95
  [19, 0],
])('a payment of %i that is up to a month late costs at most %i more', (unpaid, limit) => {
  expect(lateLimitOfMonth(unpaid)).toBe(limit);
});
