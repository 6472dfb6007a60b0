import type { AttemptOperations } from '#shared/attempt/index.ts';
import { useAttempt } from '#shared/state/use-attempt.ts';
import { paymentAttempt } from './payment-attempt.ts';
import { phaseOf } from './payment-phase.ts';
import type { PaymentTypes } from './payment.ts';
import type { Settlement } from './settlement.ts';
import { usePaymentReceipt } from './use-payment-receipt.ts';
import { useIsSentInOtherTab } from './use-is-sent-in-other-tab.ts';

/** What a page knows of the payment that it shows. */
export interface ShownPayment {
  readonly operations: AttemptOperations<PaymentTypes>;
  /** What the page's own reading of the order says; null where it reads none. */
  readonly settlement: Settlement | null;
  /** Of the loan, for the receipt; empty while it is not known. */
  readonly productName: string;
}

/** The payment of an order, as every page of that order shows it. Keeps a receipt once it is known to have arrived. */
export function usePayment(orderId: string, { operations, settlement, productName }: ShownPayment) {
  const attempt = useAttempt(paymentAttempt(orderId), operations);
  const phase = phaseOf(attempt.state, settlement, useIsSentInOtherTab(attempt));
  usePaymentReceipt(orderId, phase, productName);
  return { attempt, phase };
}
