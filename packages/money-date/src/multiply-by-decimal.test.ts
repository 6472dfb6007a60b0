import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from './add-money.ts';
import type { Decimal } from './decimal.ts';
import { parseDecimal } from './decimal.ts';
import type { Money } from './money.ts';
import { multiplyByDecimal } from './multiply-by-decimal.ts';
import { multiplyDecimals } from './multiply-decimals.ts';
import { percent } from './percent.ts';
import { halfUp, roundDecimal } from './rounding.ts';

const pesos = (minor: number): Money => ({ minor, currency: 'PHP' });

function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (parsed === null) throw new Error(`not a decimal: ${text}`);
  return parsed;
}

describe('multiplyByDecimal', () => {
  it.each([
    [100, '0.005', 1],
    [100, '0.0049', 0],
    [-100, '0.005', -1],
    [123450, '3.5', 432075],
    [1, '-0.5', -1],
    [0, '12.5', 0],
  ])('%d minor units × %s = %d', (minor, factor, result) => {
    expect(multiplyByDecimal(pesos(minor), decimal(factor), halfUp)).toEqual(pesos(result));
  });

  it('is exact where floating point is not', () => {
    // 1.005 × 100 is 100.49999999999999 in floating point, which rounds the wrong way.
    expect(multiplyByDecimal(pesos(100), decimal('1.005'), halfUp)).toEqual(pesos(101));
  });

  it('refuses a result beyond a safe integer', () => {
    expect(multiplyByDecimal(pesos(Number.MAX_SAFE_INTEGER), decimal('2'), halfUp)).toBeNull();
  });

  it('differs by at most half a minor unit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(6), (minor, digits, scale) => {
        const factor = { digits: BigInt(digits), scale };
        const result = multiplyByDecimal(pesos(minor), factor, halfUp);
        if (result === null) return;
        const divisor = 10n ** BigInt(scale);
        const error = BigInt(result.minor) * divisor - BigInt(minor) * factor.digits;
        expect((error < 0n ? -error : error) * 2n).toBeLessThanOrEqual(divisor);
      }),
    );
  });

  it("computes the official site's interest and total (decision J)", () => {
    const amount = pesos(1_000_000);
    const rate = decimal('3.5');
    const period = decimal('2.6');
    const interest = multiplyByDecimal(amount, percent(multiplyDecimals(rate, roundDecimal(period, halfUp))), halfUp);
    const charge = multiplyByDecimal(amount, multiplyDecimals(percent(rate), period), halfUp);
    expect(interest).toEqual(pesos(105_000));
    expect(charge && addMoney(amount, charge)).toEqual(pesos(1_091_000));
  });
});

describe('roundDecimal', () => {
  it.each([
    ['2.5', 3n],
    ['2.49', 2n],
    ['-2.5', -3n],
    ['-0.4', 0n],
    ['7', 7n],
  ])('rounds %s half up to %s', (text, digits) => {
    expect(roundDecimal(decimal(text), halfUp)).toEqual({ digits, scale: 0 });
  });
});
