import type { Decimal } from './decimal.ts';

/** A named rule for the integer nearest to `numerator` ÷ `divisor`; `divisor` is positive. */
export type Rounding = (numerator: bigint, divisor: bigint) => bigint;

/** Halves go away from zero: 0.5 → 1, −0.5 → −1. What a person does on paper, and what banks call "half up". */
export const halfUp: Rounding = (numerator, divisor) => {
  // BigInt division truncates towards zero, so shifting by half a divisor in the number's own direction rounds it.
  const twice = numerator * 2n;
  return (numerator < 0n ? twice - divisor : twice + divisor) / (divisor * 2n);
};

/** The whole number a decimal rounds to, as a decimal: `roundDecimal(2.5, halfUp)` is 3. */
export function roundDecimal(decimal: Decimal, rounding: Rounding): Decimal {
  return { digits: rounding(decimal.digits, 10n ** BigInt(decimal.scale)), scale: 0 };
}
