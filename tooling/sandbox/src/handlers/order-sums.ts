import type { WireOf } from '@peace/api-client';
import type { getOrder } from '@peace/api-client/contract/order/get-order';
import { dueOf, paidSoFar, statusAt } from '../state/due.ts';
import { isRepayable } from '../state/order-status.ts';
import type { Order } from '../state/order.ts';
import { dateText, decimalPesos } from '../wire-text.ts';

type Sums = Pick<
  WireOf<typeof getOrder>,
  'repayAmount' | 'repayDate' | 'period' | 'periods' | 'repaidAmount' | 'repaidDate'
>;

/** What an order comes to, as values: what is due next, or what was repaid. */
export function orderSums(order: Order, now: number): Sums {
  if (order.paidAt !== undefined) {
    return { repaidAmount: decimalPesos(paidSoFar(order)), repaidDate: dateText(order.paidAt) };
  }
  const due = isRepayable(statusAt(order, now)) ? dueOf(order, now) : undefined;
  if (due === undefined) return {};
  return {
    repayAmount: decimalPesos(due.amount),
    repayDate: dateText(due.period.dueAt),
    period: due.period.number,
    periods: due.of,
  };
}
