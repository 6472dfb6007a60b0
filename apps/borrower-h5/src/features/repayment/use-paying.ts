import { isUnknownOutcome } from '@peace/api-client';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import type { Money } from '@peace/money-date';
import { useRef } from 'react';
import type { AttemptOperations } from '#shared/attempt/index.ts';
import { followResultOf } from '#shared/payment/navigation-result.ts';
import type { PaymentMethod, PaymentTypes } from '#shared/payment/payment.ts';
import type { PayPurpose } from '#shared/payment/not-payable-reason.ts';
import { usePayment, type PaymentOptions } from '#shared/payment/use-payment.ts';
import { usePaymentCheck } from '#shared/payment/use-payment-check.ts';
import { useServices } from '#shared/services.tsx';
import { useFailureToast } from '#shared/use-failure-toast.ts';

/** What paying by link or by code needs. */
export interface PayingOptions extends Omit<PaymentOptions, 'operations' | 'isDueShown'> {
  readonly purpose: PayPurpose;
}

/** A pay code that is taken to be paid elsewhere. */
export interface TakenCode {
  /** Who is paid with it; empty where that is not known. */
  readonly name: string;
  readonly amount: Money;
  /** Although another payment is pending, as the borrower has confirmed. */
  readonly isConfirmed: boolean;
}

/** Pays an order by link or by code: requests the pay link of a channel, and opens it. */
export function usePaying({ purpose, ...options }: PayingOptions) {
  const { orderId, productId } = options.ids;
  const { api, session } = useServices();
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true });
  const afterCode = useRef<() => void>(() => undefined);

  const operations: AttemptOperations<PaymentTypes> = {
    verify: usePaymentCheck(options.ids),
    async send({ means, amount, ...sent }, { key, signal }) {
      if (means.kind !== 'link') {
        // A code asks nothing of the server: that it was taken is all there is to know.
        const follow = async () => {
          afterCode.current();
          return { kind: 'opened' } as const;
        };
        return { kind: 'accepted', follow };
      }
      const isDelay = sent.purpose === 'extension';
      const payload = { orderId, productId: sent.productId, amount, channelNumber: means.channelNumber, isDelay };
      const result = await api.call(createPayLink, payload, { signal, idempotencyKey: key });
      if (result.kind === 'ok') {
        // Without a toast: what failed is in the sheet until it is read.
        const follow = async () => followResultOf(await session.navigateExternal(result.data.payUrl));
        return { kind: 'accepted', follow };
      }
      if (isUnknownOutcome(result.error)) return { kind: 'lost' };
      sayRefusal(result.error);
      return { kind: 'refused', refusal: { kind: 'call', error: result.error } };
    },
  };

  const { attempt, phase, payAgain, pay } = usePayment({
    ...options,
    operations,
    isDueShown: purpose === 'repayment',
  });

  return {
    phase,
    payAgain,
    pay: (means: PaymentMethod, amount: Money) => pay({ productId, purpose, means, amount }),
    /** Begins a payment by code, and goes on once it is known that it was started. */
    takeCode: ({ name, amount, isConfirmed }: TakenCode, goOn: () => void) => {
      afterCode.current = goOn;
      pay({ productId, purpose, means: { kind: 'code', name }, amount }, isConfirmed);
    },
    check: attempt.check,
    cancel: attempt.cancel,
    dismiss: attempt.dismiss,
  };
}
