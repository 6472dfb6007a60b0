import type { Money } from '@peace/money-date';
import { useRef } from 'react';
import { isUnderWay, mayPay, type PaymentPhase } from '#shared/payment/payment-phase.ts';
import type { Payment, PaymentMethod } from '#shared/payment/payment.ts';
import type { PayPurpose, Settlement } from '#shared/payment/settlement.ts';
import { useDueSnapshot } from '#shared/payment/use-due-snapshot.ts';
import { usePayment } from '#shared/payment/use-payment.ts';
import { usePayAgain } from '#shared/payment/use-pay-again.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { useRestored } from '#shared/use-restored.ts';
import { usePayOperations } from './use-pay-operations.ts';

/** What paying an order needs. */
export interface PayingOptions {
  readonly ids: OrderIds;
  readonly purpose: PayPurpose;
  /** What the page's own reading of the order says. */
  readonly settlement: Settlement | null;
  /** The order was read and can be paid. */
  readonly isPayable: boolean;
  /** The page itself reads what is due, and reads it again. */
  readonly isDueShown: boolean;
  /** Of the loan, for the receipt; empty while it is not known. */
  readonly productName: string;
  /** The page came back and no payment was under way: what is shown may be old. */
  readonly onReturn: () => void;
}

/** A pay code that is taken to be paid elsewhere. */
export interface TakenCode {
  /** Who is paid with it; empty where that is not known. */
  readonly name: string;
  readonly amount: Money;
  /** Although another payment is pending, as the borrower has confirmed. */
  readonly isConfirmed: boolean;
}

/** Pays an order: one request, one link, and another only when it is confirmed while it is not known what became of it. */
export function usePaying({ ids, purpose, settlement, isPayable, isDueShown, productName, onReturn }: PayingOptions) {
  const { withDueSnapshot, waiting, reload } = useDueSnapshot(ids, isPayable, isDueShown);
  const afterCode = useRef<() => void>(() => undefined);
  const operations = usePayOperations(ids, () => afterCode.current());
  const shown = usePayment(ids.orderId, { operations, settlement, productName });
  const { attempt } = shown;
  const phase: PaymentPhase = waiting ? { kind: 'requesting', means: waiting } : shown.phase;
  const payAgain = usePayAgain(phase, attempt.check);

  useRestored(() => {
    // The attempt itself reads the order where an outcome is unknown.
    if (phase.kind === 'pending' || isUnderWay(phase)) return;
    onReturn();
    if (!isDueShown) reload();
  });

  /** `isConfirmed`: although another payment is pending. */
  function pay(means: PaymentMethod, amount: Money, isConfirmed = payAgain.isConfirmed): void {
    if (waiting || (!mayPay(phase) && !isConfirmed)) return;
    withDueSnapshot(means, (due) => {
      if (phase.kind === 'arrived') attempt.dismiss();
      const payment: Payment = { productId: ids.productId, purpose, means, amount, due };
      attempt.start(payment, { isConfirmed });
    });
  }

  return {
    phase,
    payAgain,
    pay,
    /** Begins a payment by code, and goes on once it is known that it was started. */
    takeCode: ({ name, amount, isConfirmed }: TakenCode, goOn: () => void) => {
      afterCode.current = goOn;
      pay({ kind: 'code', name }, amount, isConfirmed);
    },
    check: attempt.check,
    cancel: attempt.cancel,
    dismiss: attempt.dismiss,
  };
}
