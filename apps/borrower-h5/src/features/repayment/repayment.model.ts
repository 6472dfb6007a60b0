import type { LoanDetails } from '@peace/api-client/contract/order/loan-details';
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

/** What the order says of having nothing left to pay here; `null` while it may have. Only the server decides that. */
export function settlementOf(order: LoanDetails, purpose: PayPurpose): Settlement | null {
  const words = { title: order.statusTitle, description: order.statusDescription };
  if (order.status.kind === 'closed') return { isClosed: true, ...words };
  return purpose === 'extension' && !order.canRollOver ? { isClosed: false, ...words } : null;
}

/** The channel to pay through: the chosen one while it is offered, else the first (spec §4). */
export function selectedChannel(channels: readonly RepaymentChannel[], chosen: string | null): string | undefined {
  const isOffered = channels.some(({ channelNumber }) => channelNumber === chosen);
  return isOffered && chosen !== null ? chosen : channels[0]?.channelNumber;
}
