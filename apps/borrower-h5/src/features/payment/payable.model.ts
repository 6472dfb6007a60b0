import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';

/** The purpose of a payment: the repayment, or more time for it (`isDelay` of spec §7). */
export type PayPurpose = 'repayment' | 'extension';

/** Why an order cannot be paid here, and the server's words about it. */
export interface NotPayableReason {
  /** Repaid; in a status that is not one of those which can be paid; or not extendable any more. */
  readonly kind: 'closed' | 'notPayable' | 'notExtendable';
  readonly title: string;
  readonly description: string;
  /** The lender of the order. */
  readonly product?: Pick<OrderDetails, 'productName' | 'productLogo'>;
}

/** Why an order cannot be paid for a purpose; `null` where it can. The one rule of every repayment page. */
export function findNotPayableReason(order: OrderDetails, purpose: PayPurpose): NotPayableReason | null {
  const { productName, productLogo } = order;
  const words = {
    title: order.statusTitle,
    description: order.statusDescription,
    product: { productName, productLogo },
  };
  if (order.status.kind === 'closed') return { kind: 'closed', ...words };
  if (!isPayable(order.status)) return { kind: 'notPayable', ...words };
  return purpose === 'extension' && !order.canRollOver ? { kind: 'notExtendable', ...words } : null;
}

/** Whether an amount can be paid: one that cannot be read is not guessed (docs/decisions/money-and-dates.md). */
export type Payability =
  | { readonly kind: 'payable'; readonly amount: Money }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'nothing' };

export function payabilityOf(amount: Money | null): Payability {
  if (amount === null) return { kind: 'unreadable' };
  return amount.minor > 0 ? { kind: 'payable', amount } : { kind: 'nothing' };
}

/** The amount that a payment would pay: what is due, or the price of an extension. */
export const amountOf = (info: PeriodRepayment | Extension): Money | null =>
  'delayAmount' in info ? info.delayAmount : info.amount;

/** The channel to pay through: the chosen one while it is offered, else the first (spec §4). */
export function selectedChannel(channels: PeriodRepayment['channels'], chosen: string | null): string | undefined {
  const offered = channels?.find(({ channelNumber }) => channelNumber === chosen);
  return (offered ?? channels?.[0])?.channelNumber;
}

/** Removes the channels that the deployment has turned off. */
export function withOfferedChannels<
  Info extends { readonly channels: readonly { readonly channelNumber: string }[] | null },
>(info: Info, isFeatureDisabled: (what: string) => boolean): Info {
  const offered = info.channels?.filter(({ channelNumber }) => !isFeatureDisabled(`channel:${channelNumber}`));
  return offered?.length === info.channels?.length ? info : { ...info, channels: offered };
}
