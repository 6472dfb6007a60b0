import type { AttemptOperations } from '#shared/attempt/index.ts';
import type { LenderPage } from '#shared/lender-page.model.ts';
import { useNavigateExternal } from '#shared/use-navigate-external.ts';
import { departureOf } from './departure.ts';
import type { PaymentTypes } from './payment.ts';

/** What opening the lender's page does: nothing is asked of the server, the link is there. */
export function useLenderPageOperations(
  opening: LenderPage | null,
): Pick<AttemptOperations<PaymentTypes>, 'send' | 'follow'> {
  const leave = useNavigateExternal();
  return {
    send: () =>
      opening
        ? Promise.resolve({ kind: 'accepted', answer: { kind: 'link', url: opening.url } })
        : Promise.reject(new Error('Nothing was tapped that begins a payment.')),
    async follow(answer) {
      const departure = answer.kind === 'link' ? departureOf(await leave(answer.url)) : 'notOpened';
      const isOpened = departure === 'left' || departure === 'handedOver';
      return isOpened ? { kind: 'opened' } : { kind: 'failed', refusal: { kind: departure } };
    },
  };
}
