import type { Receipt } from '#shared/receipt/receipt.ts';
import type { PaymentPhase } from './payment-phase.ts';

/** What of an order a payment's receipt needs. */
export interface PaidOrder {
  readonly orderId: string;
  /** Empty where it is not known. */
  readonly productName: string;
  /** Through whom it was paid, in words. */
  readonly channel: string;
}

/**
 * The receipt of a payment whose whole sum arrived (`verifyPayment`). Null for every other phase, and for a payment that
 * cannot be read.
 */
export function receiptOfPayment(phase: PaymentPhase, { orderId, productName, channel }: PaidOrder): Receipt | null {
  if (phase.kind !== 'arrived') return null;
  const { payment, evidence } = phase;
  if (payment === null) return null;
  const isClosed = evidence.kind === 'settled';
  const { date = '', amount = null } = evidence.kind === 'movedOn' ? evidence.next : {};
  return {
    id: payment.id,
    kind: payment.purpose,
    orderId,
    productName,
    amount: payment.amount,
    through: channel || null,
    at: payment.startedAt,
    isClosed,
    next: date === '' ? null : { amount, day: date },
  };
}
