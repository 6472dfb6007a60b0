import { groupThousands } from './group-thousands.ts';
import type { Currency, Money } from './money.ts';
import { NO_VALUE } from './no-value.ts';
import { toDecimalString } from './to-decimal-string.ts';

const SYMBOLS: Record<Currency, string> = { PHP: '₱', INR: '₹' };

/**
 * The amount as a person reads it: `'₱1,234.50'`, `'-₱1,234.50'`, and `'—'` for `null`. Rupees are grouped by
 * thousands as pesos are: variant 2 changes the sign only (spec §2).
 */
export function formatMoney(money: Money | null): string {
  if (money === null) return NO_VALUE;
  const sign = money.minor < 0 ? '-' : '';
  const plain = toDecimalString(money).slice(sign.length);
  // Not Intl: its first use costs some 13 ms of a cold page (see README), and this format is fixed by the spec.
  return sign + SYMBOLS[money.currency] + groupThousands(plain);
}
