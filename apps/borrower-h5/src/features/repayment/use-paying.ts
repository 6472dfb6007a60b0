import { isUnknownOutcome } from '@peace/api-client';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import type { AttemptOperations, Sent } from '@peace/attempt';
import type { Money } from '@peace/money-date';
import { useRef } from 'react';
import { departureOf } from '#shared/payment/departure.ts';
import { isUnderWay } from '#shared/payment/payment-phase.ts';
import type { Payment, PaymentMeans, PaymentTypes } from '#shared/payment/payment.ts';
import type { PayPurpose, Settlement } from '#shared/payment/settlement.ts';
import { useDueMark } from '#shared/payment/use-due-mark.ts';
import { usePaymentCheck } from '#shared/payment/use-payment-check.ts';
import { usePayment } from '#shared/payment/use-payment.ts';
import { usePayAgain } from '#shared/payment/use-pay-again.ts';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { useRestored } from '#shared/use-restored.ts';

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
  /** Although another payment was begun, by the borrower's explicit word. */
  readonly isAgain: boolean;
}

/** Pays an order: one request, one link, and another only by a second word while it is not known what became of it. */
export function usePaying({ ids, purpose, settlement, isPayable, isDueShown, productName, onReturn }: PayingOptions) {
  const { due, reload } = useDueMark(ids, isPayable, isDueShown);
  const afterCode = useRef<() => void>(() => undefined);
  const operations = useOperations(ids, () => afterCode.current());
  const { attempt, phase } = usePayment(ids.orderId, { operations, settlement, productName });
  const word = usePayAgain(phase);

  useRestored(() => {
    // The attempt itself reads the order where something is in doubt.
    if (phase.kind === 'begun' || isUnderWay(phase)) return;
    onReturn();
    if (!isDueShown) reload();
  });

  /** `isAgain`: the borrower has just said so explicitly. */
  function pay(means: PaymentMeans, amount: Money, isAgain: boolean): void {
    if (phase.kind === 'arrived') attempt.dismiss();
    const payment: Payment = { purpose, means, amount, due };
    attempt.start(payment, { isConfirmed: isAgain });
  }

  return {
    phase,
    word,
    pay,
    /** Begins a payment by code, and goes on once it is known that it was begun. */
    takeCode: ({ name, amount, isAgain }: TakenCode, goOn: () => void) => {
      afterCode.current = goOn;
      pay({ kind: 'code', name }, amount, isAgain);
    },
    check: attempt.check,
    cancel: attempt.cancel,
    dismiss: attempt.dismiss,
  };
}

/** The calls of a payment by link or by code. */
function useOperations(ids: OrderIds, onCodeTaken: () => void): AttemptOperations<PaymentTypes> {
  const { api, session } = useServices();
  const verify = usePaymentCheck(ids);
  return {
    verify,
    async send({ means, amount, purpose }, { key, signal }): Promise<Sent<PaymentTypes>> {
      // A code asks nothing of the server: that it was taken is all there is to know.
      if (means.kind !== 'link') return { kind: 'accepted', answer: { kind: 'code' } };
      const { channelNumber } = means;
      const payload = { ...ids, amount, channelNumber, isDelay: purpose === 'extension' };
      const result = await api.call(createPayLink, payload, { signal, idempotencyKey: key });
      if (result.kind === 'ok') return { kind: 'accepted', answer: { kind: 'link', url: result.data.payUrl } };
      if (isUnknownOutcome(result.error)) return { kind: 'lost' };
      return { kind: 'refused', refusal: { kind: 'call', error: result.error } };
    },
    async follow(answer) {
      if (answer.kind !== 'link') {
        onCodeTaken();
        return { kind: 'opened' };
      }
      // Without a toast: what failed stands in the sheet until it is read.
      const departure = departureOf(await session.navigateExternal(answer.url));
      const isOpened = departure === 'left' || departure === 'handedOver';
      return isOpened ? { kind: 'opened' } : { kind: 'failed', refusal: { kind: departure } };
    },
  };
}
