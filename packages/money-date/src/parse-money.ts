import { parseDecimal } from './decimal.ts';
import type { Currency, Money } from './money.ts';
import { MINOR_DIGITS, toMoney } from './money.ts';

/**
 * Reads an amount sent as a decimal of the main unit, a string or a number (the v3 endpoints; decision D).
 * `'1,234.50'` and `1234.5` are ₱1,234.50. `null` for what is not exactly an amount: more than two significant
 * decimals, exponents, NaN, an empty string, an amount no safe integer can hold.
 */
export function parseMoney(wire: unknown, currency: Currency = 'PHP'): Money | null {
  const decimal = parseDecimal(wire);
  if (decimal === null || decimal.scale > MINOR_DIGITS) return null;
  return toMoney(decimal.digits * 10n ** BigInt(MINOR_DIGITS - decimal.scale), currency);
}
