import { isSettled, type PaymentPhase } from '#shared/payment/payment-phase.ts';
import type { PayPurpose } from '#shared/payment/not-payable-reason.ts';
import type { Refresh } from '#shared/refresh.ts';

/** What is known of the payment that a code would begin. */
export interface CodeContext {
  readonly phase: PaymentPhase;
  /** Whether the order and what is due are known as they stand now. */
  readonly refresh: Refresh;
  /** Whether paying although another payment is pending is confirmed. */
  readonly payAgain: { readonly isConfirmed: boolean };
  /** What is paid with the code. */
  readonly purpose: PayPurpose;
}

/** Whether a pay code may be taken, or why not. */
export type CodeOffer =
  | 'offered'
  /** Nothing is left to pay. */
  | 'over'
  /** Another payment was started: taking the code as well takes a confirmation first. */
  | 'otherPayment'
  /** What is due is known to be old. */
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
