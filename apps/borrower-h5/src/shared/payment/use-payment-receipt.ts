import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { keepReceiptAtom } from '#shared/receipt/receipt.ts';
import type { PaymentPhase } from './payment-phase.ts';
import { receiptOfPayment } from './payment-receipt.ts';
import { usePaymentWording } from './use-payment-wording.ts';

/** Keeps the receipt of an order's payment as soon as it is known that it arrived. */
export function usePaymentReceipt(phase: PaymentPhase, orderId: string, productName: string): void {
  const keep = useSetAtom(keepReceiptAtom);
  const wordsOf = usePaymentWording();
  const channel = phase.kind === 'arrived' ? wordsOf(phase.payment).channel : '';
  const receipt = receiptOfPayment(phase, { orderId, productName, channel });
  // Told once for each: every rendering makes an equal one.
  const key = receipt?.id;
  useEffect(() => {
    if (receipt !== null) keep(receipt);
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [key, keep]);
}
