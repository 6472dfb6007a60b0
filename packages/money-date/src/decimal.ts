/** An exact decimal number: `digits` ÷ 10^`scale`. 3.50 is `{ digits: 35n, scale: 1 }`; `scale` is never negative. */
export type Decimal = { readonly digits: bigint; readonly scale: number };

// Grouping commas must be where thousands do: `1,50` may mean 1.50 and must not become 150.
const DECIMAL = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/** Longer than any amount or rate; keeps a hostile response from costing a large multiplication. */
const MAX_LENGTH = 40;

/**
 * Reads a decimal number as backends send it: a string or a JSON number. Thousands commas and surrounding spaces are
 * tolerated. Anything else (empty, exponent, NaN, Infinity, a lone point, a sign of currency) is `null`.
 *
 * A number is read from its shortest decimal text, so 0.1 is one tenth and 0.1 + 0.2 has seventeen decimals.
 */
export function parseDecimal(wire: unknown): Decimal | null {
  if (typeof wire !== 'string' && typeof wire !== 'number') return null;
  const text = String(wire).trim();
  const match = text.length <= MAX_LENGTH ? DECIMAL.exec(text) : null;
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const significant = fraction.replace(/0+$/, '');
  return { digits: BigInt(sign + whole.replaceAll(',', '') + significant), scale: significant.length };
}

/** a × b, exactly. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** A number of percent as a factor: 3.5 becomes 0.035, exactly. */
export function percent(rate: Decimal): Decimal {
  return { digits: rate.digits, scale: rate.scale + 2 };
}

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
