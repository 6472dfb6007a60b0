import { getOfferVariant2 } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { useEffect } from 'react';
import { useFailureToast } from '#shared/use-failure-toast.ts';
import { useRead, type ReadState } from '#shared/use-read.ts';
import { inPageCurrency } from './new-loan-confirm.model.ts';

/** The offer, in the currency of the page. */
export function useVariant2Offer(productId: string, orderId: string, coinciding: boolean) {
  const { state, reload } = useRead(getOfferVariant2, { productId, orderId, coinciding });
  useRefusalToast(state);
  return {
    state: state.kind === 'ready' ? { ...state, data: inPageCurrency(state.data, coinciding) } : state,
    reload,
  };
}

/** Shows a refusal in a toast too, beside the page's state (spec §8). */
function useRefusalToast(offer: ReadState<unknown>): void {
  const showFailure = useFailureToast();
  const refusal = offer.kind === 'failed' && offer.error.kind === 'rejected' ? offer.error : null;
  useEffect(() => {
    if (refusal) showFailure(refusal);
  }, [refusal, showFailure]);
}
