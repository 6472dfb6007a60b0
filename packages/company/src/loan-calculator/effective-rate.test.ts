import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveRate, percentText } from './effective-rate.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' as const });
const times = (count: number, minor: number) => Array.from({ length: count }, () => pesos(minor));

describe('effectiveRate', () => {
  it('of one payment after a month is what is paid above the amount, and twelve times compounded in a year', () => {
    // 1.1^12 = 3.138428376721
    expect(effectiveRate(pesos(100_000), [pesos(110_000)])).toEqual({ monthly: 1000, yearly: 21384 });
  });

  it('of an annuity is the rate that the annuity was made with', () => {
    // 10,000 × 0.01 ÷ (1 − 1.01^−12) = 888.4879 a month; 1.01^12 = 1.126825
    expect(effectiveRate(pesos(1_000_000), times(12, 88_849))).toEqual({ monthly: 100, yearly: 1268 });
  });

  it('of a flat rate is higher than the flat rate, since the loan shrinks', () => {
    expect(effectiveRate(pesos(1_200_000), times(6, 230_000))).toEqual({ monthly: 415, yearly: 6281 });
  });

  it('is 0 where nothing is charged', () => {
    expect(effectiveRate(pesos(120_000), times(6, 20_000))).toEqual({ monthly: 0, yearly: 0 });
  });

  it('is not there where there is no loan, no payment, less paid than borrowed, or no sense in it', () => {
    expect(effectiveRate(pesos(0), times(6, 100))).toBeNull();
    expect(effectiveRate(pesos(100), [])).toBeNull();
    expect(effectiveRate(pesos(100), [pesos(99)])).toBeNull();
    expect(effectiveRate(pesos(1), [pesos(Number.MAX_SAFE_INTEGER)])).toBeNull();
  });

  it('discounts the payments to the amount: a hundredth of a percent less leaves too much, one more too little', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 5_000_000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.nat(600),
        (...drawn) => {
          const [amount, count, rate] = drawn;
          const each = Math.ceil((amount + (amount * rate * count) / 10_000) / count);
          const result = effectiveRate(pesos(amount), times(count, each));
          if (result === null) return;
          // In floating point, which is near enough for a whole hundredth.
          const present = (hundredths: number) =>
            Array.from({ length: count }, (_, k) => each / (1 + hundredths / 10_000) ** (k + 1)).reduce(
              (a, b) => a + b,
            );
          expect(present(result.monthly + 1)).toBeLessThan(amount + 0.01);
          if (result.monthly > 0) expect(present(result.monthly - 1)).toBeGreaterThan(amount - 0.01);
        },
      ),
    );
  });
});

it.each([
  [0, '0.00%'],
  [5, '0.05%'],
  [6180, '61.80%'],
  [123_456_789, '1,234,567.89%'],
])('percentText(%d) is %s', (hundredths, text) => {
  expect(percentText(hundredths)).toBe(text);
});
