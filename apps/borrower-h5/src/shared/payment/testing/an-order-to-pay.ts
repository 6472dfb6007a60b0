import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { anOrder } from '#shared/testing/an-order.ts';

/** An order that is due and may be extended, for tests and stories. */
export function anOrderToPay(changes: Partial<OrderDetails> = {}): OrderDetails {
  return anOrder({ statusDescription: 'Please repay.', rows: [], canRollOver: true, ...changes });
}
