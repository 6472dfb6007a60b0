import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import type { RepaymentChannel } from '@peace/api-client/contract/repayment/repayment-info';
import type { Money } from '@peace/money-date';
import type { Settlement } from './paying.model.ts';

/** What a payment buys: the repayment, or more time for it (`isDelay` of spec §7). */
export type PayPurpose = 'repayment' | 'extension';

/** Whether an amount can be paid: one that cannot be read is not guessed (decision 0004). */
export type Payability =
  | { readonly kind: 'payable'; readonly amount: Money }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'nothing' };

/** @see Payability */
export function payabilityOf(amount: Money | null): Payability {
  if (amount === null) return { kind: 'unreadable' };
  return amount.minor > 0 ? { kind: 'payable', amount } : { kind: 'nothing' };
}

/** Whether an order can be paid: in 170, 174 and 180 alone. A status that this version does not know is not payable. */
export function isPayable({ kind }: OrderStatus): boolean {
  return kind === 'repayable' || kind === 'due' || kind === 'overdue';
}

/** Why an order cannot be paid for a purpose; `null` where it can. The one rule of every repayment page (decision 0036). */
export function settlementOf(order: OrderDetails, purpose: PayPurpose): Settlement | null {
  const words = { title: order.statusTitle, description: order.statusDescription };
  if (order.status.kind === 'closed') return { kind: 'closed', ...words };
  if (!isPayable(order.status)) return { kind: 'notPayable', ...words };
  return purpose === 'extension' && !order.canRollOver ? { kind: 'notExtendable', ...words } : null;
}

/** The channel to pay through: the chosen one while it is offered, else the first (spec §4). */
export function selectedChannel(channels: readonly RepaymentChannel[], chosen: string | null): string | undefined {
  const isOffered = channels.some(({ channelNumber }) => channelNumber === chosen);
  return isOffered && chosen !== null ? chosen : channels[0]?.channelNumber;
}
