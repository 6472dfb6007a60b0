import { isUnknownOutcome } from '@peace/api-client';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import type { Money } from '@peace/money-date';
import type { AttemptOperations } from '#shared/attempt/create-attempt.ts';
import type { PaymentMethod, PaymentTypes } from './payment.ts';
import type { PayPurpose } from './not-payable-reason.ts';
import { followResultOf, usePayment, type PaymentOptions } from './use-payment.ts';
import { usePaidOn } from './use-paid-on.ts';
import { usePaymentCheck } from './use-payment-check.ts';
import { useServices } from '#shared/services.tsx';
import { useFailureToast } from '#shared/reading/use-failure-toast.ts';

export interface ChannelPaymentOptions extends Omit<PaymentOptions, 'operations' | 'isDueShown' | 'paidOn'> {
  readonly purpose: PayPurpose;
}

/** Pays an order through what its page offers: a channel, whose pay link is requested and opened, or the default pay code. */
export function useChannelPayment({ purpose, ...options }: ChannelPaymentOptions) {
  const { orderId, productId } = options.ids;
  const { api, session } = useServices();
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true, staysWhole: true });

  const operations: AttemptOperations<PaymentTypes> = {
    verify: usePaymentCheck(options.ids),
    async send({ means, amount, ...sent }, { key, signal }) {
      // A code is paid elsewhere: nothing is asked of the server.
      if (means.kind !== 'link') return { kind: 'accepted' };
      const isDelay = sent.purpose === 'extension';
      const payload = { orderId, productId: sent.productId, amount, channelNumber: means.channelNumber, isDelay };
      const result = await api.call(createPayLink, payload, { signal, idempotencyKey: key });
      if (result.kind === 'ok') {
        // Without a toast: what failed is in the sheet until it is read.
        const open = async () => followResultOf(await session.navigateExternal(result.data.payUrl));
        return { kind: 'accepted', open };
      }
      if (isUnknownOutcome(result.error)) return { kind: 'lost' };
      sayRefusal(result.error);
      return { kind: 'refused', refusal: { kind: 'call', error: result.error } };
    },
  };

  const readExtension = usePaidOn(getExtension, options.ids, ({ delayAmount, repayDate, channels }) => [
    delayAmount,
    repayDate,
    channels,
  ]);
  const { attempt, phase, payAgain, pay, isStopped } = usePayment({
    ...options,
    paidOn: purpose === 'extension' ? [readExtension] : [],
    operations,
    isDueShown: purpose === 'repayment',
  });

  return {
    phase,
    payAgain,
    isStopped,
    pay: (means: PaymentMethod, amount: Money) => pay({ productId, purpose, means, amount }),
    check: attempt.check,
    cancel: attempt.cancel,
    dismiss: attempt.dismiss,
  };
}
