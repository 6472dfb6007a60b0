import type { Money } from './money.ts';
import { MINOR_DIGITS } from './money.ts';

/**
 * The amount as a plain decimal of the main unit, for sending: `'1234.50'`, `'-0.05'`. Of money read by
 * `moneyFromMinor` this is the spec's helper that divides minor units by 100 with 2 decimals (§9).
 */
export function toDecimalString(money: Money): string {
  const digits = String(Math.abs(money.minor)).padStart(MINOR_DIGITS + 1, '0');
  const sign = money.minor < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}
