import { parseDecimal } from './decimal.ts';
import type { Currency, Money } from './money.ts';
import { toMoney } from './money.ts';

/**
 * Reads an amount sent in minor units (the legacy repayment endpoints and `/chooseRepayment`; decision D).
 * `123450` and `'123450'` are ₱1,234.50; a fraction of a minor unit is `null`.
 */
export function moneyFromMinor(wire: unknown, currency: Currency = 'PHP'): Money | null {
  const decimal = parseDecimal(wire);
  return decimal === null || decimal.scale > 0 ? null : toMoney(decimal.digits, currency);
}
