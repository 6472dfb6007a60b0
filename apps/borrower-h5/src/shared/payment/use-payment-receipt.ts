import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { keepReceiptAtom } from '#shared/receipt/receipt.ts';
import type { PaymentPhase } from './payment-phase.ts';
import { receiptOfPayment } from './payment-receipt.ts';
import { usePaymentWording } from './use-payment-wording.ts';

/** Keeps a receipt of a payment once it is known to have arrived. What ended otherwise has none. */
export function usePaymentReceipt(orderId: string, phase: PaymentPhase, productName = ''): void {
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
