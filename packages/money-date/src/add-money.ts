import type { Money } from './money.ts';
import { toMoney } from './money.ts';

/** a + b, or `null` when their currencies differ or the sum is beyond a safe integer. */
export function addMoney(a: Money, b: Money): Money | null {
  return a.currency === b.currency ? toMoney(BigInt(a.minor) + BigInt(b.minor), a.currency) : null;
}
