import { isUnknownOutcome } from '@peace/api-client';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import type { Money } from '@peace/money-date';
import type { PaymentMethod } from './payment.ts';
import type { PayPurpose } from './not-payable-reason.ts';
import { byCode, type HowToPay, openLink, usePayment, type PaymentOptions } from './use-payment.ts';
import { usePaidOn } from './use-paid-on.ts';
import { useServices } from '#shared/services.tsx';
import { useFailureToast } from '#shared/reading/use-failure-toast.ts';

export interface ChannelPaymentOptions extends Omit<PaymentOptions, 'isDueShown' | 'paidOn'> {
  readonly purpose: PayPurpose;
}

/** Pays an order through what its page offers: a channel, whose pay link is requested and opened, or the default pay code. */
export function useChannelPayment({ purpose, ...options }: ChannelPaymentOptions) {
  const { orderId, productId } = options.ids;
  const { api, session } = useServices();
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true, staysWhole: true });
  const byLink: HowToPay<string> = {
    send: async ({ means, amount, ...sent }, { key, signal }) => {
      const channelNumber = means.kind === 'link' ? means.channelNumber : '';
      const isDelay = sent.purpose === 'extension';
      const payload = { orderId, productId: sent.productId, amount, channelNumber, isDelay };
      const result = await api.call(createPayLink, payload, { signal, idempotencyKey: key });
      if (result.kind === 'ok') return { kind: 'accepted', data: result.data.payUrl };
      const { error } = result;
      return isUnknownOutcome(error) ? { kind: 'lost' } : { kind: 'refused', refusal: { kind: 'call', error } };
    },
    // Without a toast: what failed is in the sheet until it is read.
    open: (payUrl, isHere) => openLink(() => session.navigateExternal(payUrl), isHere),
  };
  const readExtension = usePaidOn(getExtension, options.ids, ({ delayAmount, repayDate, channels }) => [
    delayAmount,
    repayDate,
    channels,
  ]);
  const payment = usePayment({
    ...options,
    paidOn: purpose === 'extension' ? [readExtension] : [],
    isDueShown: purpose === 'repayment',
  });
  const { attempt, phase, payAgain, isStopped } = payment;

  async function pay(means: PaymentMethod, amount: Money): Promise<void> {
    const request = { productId, purpose, means, amount };
    const refusal = await (means.kind === 'link' ? payment.pay(request, byLink) : payment.pay(request, byCode));
    if (refusal) sayRefusal(refusal);
  }

  return {
    phase,
    payAgain,
    isStopped,
    pay,
    check: attempt.check,
    cancel: attempt.cancel,
    dismiss: attempt.dismiss,
  };
}
