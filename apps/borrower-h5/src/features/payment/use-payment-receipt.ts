import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { keepReceiptAtom, type Receipt } from '#features/receipt/receipt.ts';
import type { PaymentPhase } from './payment-phase.ts';
import { usePaymentWording } from './use-payment-wording.ts';

/** Keeps the receipt of a payment once it is known to have arrived. */
export function usePaymentReceipt(orderId: string, phase: PaymentPhase, productName: string): void {
  const keep = useSetAtom(keepReceiptAtom);
  const wordsOf = usePaymentWording();
  const id = phase.kind === 'arrived' ? phase.payment?.id : null;
  const keepReceipt = useEffectEvent(() => {
    if (phase.kind !== 'arrived' || phase.payment === null) return;
    const { channel } = wordsOf(phase.payment);
    const receipt = receiptOfPayment(phase, { orderId, productName, channel });
    if (receipt !== null) keep(receipt);
  });
  useEffect(() => keepReceipt(), [id, orderId]);
}

interface PaidOrder {
  readonly orderId: string;
  readonly productName: string;
  readonly channel: string;
}

/** The receipt of a payment whose whole sum arrived (`verifyPayment`). Null for every other phase, and for a payment that cannot be read. */
export function receiptOfPayment(phase: PaymentPhase, { orderId, productName, channel }: PaidOrder): Receipt | null {
  if (phase.kind !== 'arrived') return null;
  const { payment, evidence } = phase;
  if (payment === null) return null;
  const isClosed = evidence.kind === 'settled';
  const { date = '', amount = null } = evidence.kind === 'lowered' ? evidence.next : {};
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
