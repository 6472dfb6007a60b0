import { describe, expect, it } from 'vitest';
import { lateCharges, latePercent, lateRates } from './late-charges.ts';

it.each([
  [0, 0, []],
  [1, 5, [5]],
  [30, 150, [5]],
  [31, 154, [5, 4]],
  [90, 390, [5, 4]],
  [91, 392, [5, 4, 2]],
  [100, 410, [5, 4, 2]],
] as const)('after %i days late, interest is %i percent of what is unpaid (spec §9)', (days, percent, rates) => {
  expect(latePercent(days)).toBe(percent);
  expect(lateRates(days)).toEqual(rates);
});

describe('what is added to an unpaid amount', () => {
  it('is the penalty once and the interest of each day', () => {
    expect(lateCharges(545_000, 3, 'newClient')).toEqual({ penalty: 100_000, interest: 81_750, total: 181_750 });
    expect(lateCharges(545_000, 4, 'repeatClient')).toEqual({ penalty: 80_000, interest: 109_000, total: 189_000 });
  });

  it('is nothing up to the end of the due date', () => {
    expect(lateCharges(545_000, 0, 'newClient')).toEqual({ penalty: 0, interest: 0, total: 0 });
  });

  it('is rounded half up to a centavo', () => {
    expect(lateCharges(10, 1, 'newClient').interest).toBe(1);
    expect(lateCharges(9, 1, 'newClient').interest).toBe(0);
  });
});
