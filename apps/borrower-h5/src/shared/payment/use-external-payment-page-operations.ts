import type { AttemptOperations } from '#shared/attempt/index.ts';
import type { ExternalPaymentPage } from '#shared/external-payment-page.model.ts';
import { useNavigateExternal } from '#shared/use-navigate-external.ts';
import { navigationResultOf } from './navigation-result.ts';
import type { PaymentTypes } from './payment.ts';

/** What opening the external payment page does: nothing is asked of the server, the link is there. */
export function useExternalPaymentPageOperations(
  opening: ExternalPaymentPage | null,
): Pick<AttemptOperations<PaymentTypes>, 'send' | 'follow'> {
  const leave = useNavigateExternal();
  return {
    send: () =>
      opening
        ? Promise.resolve({ kind: 'accepted', answer: { kind: 'link', url: opening.url } })
        : Promise.reject(new Error('Nothing was tapped that begins a payment.')),
    async follow(answer) {
      const result = answer.kind === 'link' ? navigationResultOf(await leave(answer.url)) : 'notOpened';
      const isOpened = result === 'left' || result === 'delegatedToApp';
      return isOpened ? { kind: 'opened' } : { kind: 'failed', refusal: { kind: result } };
    },
  };
}
