import type { RepaymentChannel } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import { isSettled, type PaymentPhase } from '#shared/payment/payment-phase.ts';
import type { PayPurpose } from '#shared/payment/not-payable-reason.ts';
import type { Refresh } from '#shared/refresh.ts';

/** Whether an amount can be paid: one that cannot be read is not guessed (docs/decisions/money-and-dates.md). */
export type Payability =
  | { readonly kind: 'payable'; readonly amount: Money }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'nothing' };

export function payabilityOf(amount: Money | null): Payability {
  if (amount === null) return { kind: 'unreadable' };
  return amount.minor > 0 ? { kind: 'payable', amount } : { kind: 'nothing' };
}

/** The channel to pay through: the chosen one while it is offered, else the first (spec §4). */
export function selectedChannel(channels: readonly RepaymentChannel[], chosen: string | null): string | undefined {
  const isOffered = channels.some(({ channelNumber }) => channelNumber === chosen);
  return isOffered && chosen !== null ? chosen : channels[0]?.channelNumber;
}

/** What a repayment may be paid by, without the channels that the deployment has turned off. */
export function withOfferedChannels<Info extends { readonly channels: readonly { readonly channelNumber: string }[] }>(
  info: Info,
  isFeatureDisabled: (what: string) => boolean,
): Info {
  const offered = info.channels.filter(({ channelNumber }) => !isFeatureDisabled(`channel:${channelNumber}`));
  return offered.length === info.channels.length ? info : { ...info, channels: offered };
}

export interface CodeContext {
  readonly phase: PaymentPhase;
  readonly refresh: Refresh;
  readonly payAgain: { readonly isConfirmed: boolean };
  readonly purpose: PayPurpose;
}

/** Whether a pay code may be taken, or why not. */
export type CodeOffer =
  | 'offered'
  | 'over'
  /** Another payment was started: taking the code as well takes a confirmation first. */
  | 'otherPayment'
  | 'old';

/** The one rule of every page that has the order's pay code (docs/decisions/pay-codes.md). */
export function codeOfferOf({ phase, refresh, payAgain, purpose }: CodeContext): CodeOffer {
  if (isSettled(phase)) return 'over';
  if (phase.kind === 'pending') {
    const { payment } = phase;
    const isByCode = payment?.means.kind === 'code' && payment.purpose === purpose;
    if (!isByCode && !payAgain.isConfirmed) return 'otherPayment';
    if (phase.check === 'unreadable') return 'old';
  }
  return refresh.kind === 'failed' ? 'old' : 'offered';
}
