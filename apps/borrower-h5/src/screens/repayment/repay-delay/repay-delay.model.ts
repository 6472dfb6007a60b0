import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { addMoney, compareMoney, type Money, subtractMoney } from '@peace/money-date';

export interface MoveComparison {
  /** The whole debt, paid today. */
  readonly today: Money;
  /** Paid now to move the due date. */
  readonly now: Money;
  /** Paid after that. */
  readonly later: Money;
  readonly total: Money;
  /** What is paid more by moving. */
  readonly extra: Money;
}

/** Both ways, from the response's own sums (spec §3). Null where one is missing, the plan does not begin with the price, or moving costs nothing. */
export function moveComparisonOf(info: Pick<Extension, 'amount' | 'delayAmount' | 'plan'>): MoveComparison | null {
  const { amount: today, delayAmount: now, plan } = info;
  const amounts = plan.map(({ amount }) => amount);
  if (today === null || now === null || amounts.length < 2) return null;
  if (amounts[0] === null || amounts[0] === undefined || compareMoney(amounts[0], now) !== 0) return null;
  const total = amounts.reduce<Money | null>((sum, amount) => sum && amount && addMoney(sum, amount), {
    ...today,
    minor: 0,
  });
  const later = total && subtractMoney(total, now);
  const extra = total && subtractMoney(total, today);
  return total && later && extra && extra.minor > 0 ? { today, now, later, total, extra } : null;
}
