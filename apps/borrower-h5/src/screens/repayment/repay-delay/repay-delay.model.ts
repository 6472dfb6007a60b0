import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { addMoney, compareMoney, type Money, subtractMoney } from '@peace/money-date';

/**
 * Takes the cost of moving the date from the response's own sums (spec §3), where `amount` is known to be the whole debt of the plan's rows: the
 * price and one later payment, which is no more than what is due today. With more rows `amount` may be one instalment of several, and
 * nothing in the response says so: an instalment with its late charges can be more than all that is paid later. Null then, and where a sum
 * is missing, the plan does not begin with the price, or moving costs nothing.
 */
export function extraCostOf(info: Pick<Extension, 'amount' | 'delayAmount' | 'plan'>): Money | null {
  const { amount: today, plan } = info;
  const total = planTotalOf(info);
  const later = plan[1]?.amount;
  if (plan.length !== 2 || !today || !later || !total || compareMoney(later, today) === 1) return null;
  const extra = subtractMoney(total, today);
  return extra && extra.minor > 0 ? extra : null;
}

/** All that the plan's rows ask for; null where a row cannot be read, or they are not the price and later payments. */
export function planTotalOf({ delayAmount, plan }: Pick<Extension, 'delayAmount' | 'plan'>): Money | null {
  const [price, ...later] = plan.map(({ amount }) => amount);
  if (!delayAmount || !price || later.length === 0 || compareMoney(price, delayAmount) !== 0) return null;
  return later.reduce<Money | null>((sum, amount) => sum && amount && addMoney(sum, amount), price);
}
