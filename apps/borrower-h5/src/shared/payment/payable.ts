import type { OrderStatus } from '@peace/api-client/contract/order/order-status';

/** Whether an order can be paid: in 170, 174 and 180 alone. A status that this version does not know is not payable (decision 0036). */
export function isPayable({ kind }: OrderStatus): boolean {
  return kind === 'repayable' || kind === 'due' || kind === 'overdue';
}
