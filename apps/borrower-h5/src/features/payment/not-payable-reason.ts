import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { isPayable } from '@peace/api-client/contract/order/order-status';

/** What a payment buys: the repayment, or more time for it (`isDelay` of spec §7). */
export type PayPurpose = 'repayment' | 'extension';

/** Why an order cannot be paid here, and the server's words about it. */
export interface NotPayableReason {
  /** Repaid; in a status that is not one of those which can be paid; or not extendable any more. */
  readonly kind: 'closed' | 'notPayable' | 'notExtendable';
  readonly title: string;
  readonly description: string;
}

/** Why an order cannot be paid for a purpose; `null` where it can. The one rule of every repayment page. */
export function findNotPayableReason(order: OrderDetails, purpose: PayPurpose): NotPayableReason | null {
  const words = { title: order.statusTitle, description: order.statusDescription };
  if (order.status.kind === 'closed') return { kind: 'closed', ...words };
  if (!isPayable(order.status)) return { kind: 'notPayable', ...words };
  return purpose === 'extension' && !order.canRollOver ? { kind: 'notExtendable', ...words } : null;
}
