import { isUnknownOutcome } from '@peace/api-client';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import type { AttemptOperations, Sent } from '#shared/attempt/index.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { navigationResultOf } from '#shared/payment/navigation-result.ts';
import type { PaymentTypes } from '#shared/payment/payment.ts';
import { usePaymentCheck } from '#shared/payment/use-payment-check.ts';
import { useServices } from '#shared/services.tsx';
import { useFailureToast } from '#shared/use-failure-toast.ts';

/** The calls of a payment by link or by code. */
export function usePayOperations(ids: OrderIds, onCodeTaken: () => void): AttemptOperations<PaymentTypes> {
  const { api, session } = useServices();
  const verify = usePaymentCheck(ids);
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true });
  return {
    verify,
    async send({ productId, means, amount, purpose }, { key, signal }): Promise<Sent<PaymentTypes>> {
      // A code asks nothing of the server: that it was taken is all there is to know.
      if (means.kind !== 'link') return { kind: 'accepted', answer: { kind: 'code' } };
      const { channelNumber } = means;
      const payload = { orderId: ids.orderId, productId, amount, channelNumber, isDelay: purpose === 'extension' };
      const result = await api.call(createPayLink, payload, { signal, idempotencyKey: key });
      if (result.kind === 'ok') return { kind: 'accepted', answer: { kind: 'link', url: result.data.payUrl } };
      if (isUnknownOutcome(result.error)) return { kind: 'lost' };
      sayRefusal(result.error);
      return { kind: 'refused', refusal: { kind: 'call', error: result.error } };
    },
    async follow(answer) {
      if (answer.kind !== 'link') {
        onCodeTaken();
        return { kind: 'opened' };
      }
      // Without a toast: what failed is in the sheet until it is read.
      const result = navigationResultOf(await session.navigateExternal(answer.url));
      const isOpened = result === 'left' || result === 'delegatedToApp';
      return isOpened ? { kind: 'opened' } : { kind: 'failed', refusal: { kind: result } };
    },
  };
}
