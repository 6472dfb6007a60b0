import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { keepReceiptAtom } from '#shared/receipt/receipt.ts';
import type { PaymentPhase } from './payment-phase.ts';
import { usePaymentWording } from './use-payment-wording.ts';

/** Keeps a receipt of a payment once it is known to have arrived. What ended otherwise has none. */
export function usePaymentReceipt(orderId: string, phase: PaymentPhase): void {
  const keep = useSetAtom(keepReceiptAtom);
  const wordsOf = usePaymentWording();
  const id = phase.kind === 'arrived' ? phase.payment.id : null;
  useEffect(() => {
    if (phase.kind !== 'arrived') return;
    const { payment, evidence } = phase;
    const isClosed = evidence.kind === 'settled';
    if (isClosed && evidence.settlement.kind !== 'closed') return;
    keep({
      id: payment.id,
      kind: payment.purpose,
      orderId,
      productName: '',
      amount: payment.amount,
      through: wordsOf(payment).channel,
      at: payment.startedAt,
      isClosed,
      next: isClosed ? null : { amount: evidence.next.amount, day: evidence.next.date },
    });
    // Once for each payment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, orderId]);
}
