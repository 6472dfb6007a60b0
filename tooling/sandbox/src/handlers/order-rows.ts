import { type Order, repayAmountOf } from '../state/order.ts';
import { dateText, pesoText } from '../wire-text.ts';

/** A label and its value, as the backend sends them. */
interface Row {
  readonly text: string;
  readonly value: string;
}

const BEFORE_DISBURSEMENT: ReadonlySet<number> = new Set([21, 110, 151]);

/** The rows under an order's product name. Dates of repayment appear once the loan was paid out. */
export function orderRows(order: Order): Row[] {
  const rows = [
    { text: 'Loan amount', value: pesoText(order.amount) },
    { text: 'Loan term', value: `${order.termDays} days` },
    { text: 'Application date', value: dateText(order.appliedAt) },
  ];
  if (order.paidAt !== undefined) return [...rows, { text: 'Repaid on', value: dateText(order.paidAt) }];
  if (BEFORE_DISBURSEMENT.has(order.status)) return rows;
  return [
    ...rows,
    { text: 'Repayment amount', value: pesoText(repayAmountOf(order)) },
    { text: 'Repayment date', value: dateText(order.dueAt) },
  ];
}
