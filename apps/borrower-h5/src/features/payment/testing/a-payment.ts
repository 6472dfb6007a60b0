import { lenderLogos } from '#shared/testing/lender-logos.ts';
import type { Payment } from '#features/payment/payment-record.ts';
import type { NotPayableReason } from '#features/payment/payable.model.ts';
import type { PendingPayment, PendingPhase, PaymentPhase } from '#features/payment/payment-phase.ts';

/** A payment through GCash, for tests and stories: ₱5,450.00 of what is due on 27 November. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    purpose: 'repayment',
    means: { kind: 'link', channelNumber: '90001', name: 'GCash bill payment' },
    amount: { minor: 545_000, currency: 'PHP' },
    due: { amount: { minor: 545_000, currency: 'PHP' }, date: '2026-11-27' },
    ...changes,
  };
}

/** That payment as a page shows it. */
export function aPendingPayment(changes: Partial<PendingPayment> = {}): PendingPayment {
  const { purpose, means, amount, due } = aPayment();
  return { id: 'attempt-1', purpose, means, amount, due, startedAt: Date.UTC(2026, 10, 20, 1, 35), ...changes };
}

/** The payment after its link was opened, for tests and stories. */
export function aPendingPhase(changes: Partial<PendingPhase> = {}): PendingPhase {
  return {
    kind: 'pending',
    payment: aPendingPayment(),
    isLost: false,
    isElsewhere: false,
    check: 'notFound',
    notPayableReason: null,
    mayPayAgain: true,
    mayCancel: true,
    failure: null,
    ...changes,
  };
}

/** ₱1,816.67 of what was due has arrived, for tests and stories; the rest is next. */
export function anInstalmentArrived(
  { payment }: PendingPhase = aPendingPhase(),
): PaymentPhase & { readonly kind: 'arrived' } {
  return {
    kind: 'arrived',
    payment: payment && { ...payment, amount: { minor: 181_667, currency: 'PHP' } },
    evidence: { kind: 'lowered', next: { amount: { minor: 181_666, currency: 'PHP' }, date: '2026-12-27' } },
    isNextPayable: true,
  };
}

/** Why a repaid order cannot be paid, for stories. */
export const repaid: NotPayableReason = {
  kind: 'closed',
  title: 'Repaid',
  description: 'Nothing is left to pay.',
  product: { productName: 'Bayani Cash', productLogo: lenderLogos.bayaniCash },
};
