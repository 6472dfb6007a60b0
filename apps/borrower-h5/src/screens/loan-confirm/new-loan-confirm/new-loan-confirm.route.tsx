import { trackVariant2 } from '@peace/api-client/contract/tracking/track-variant2';
import { getAgreementLinkVariant2 } from '@peace/api-client/contract/variant2/get-agreement-link-variant2';
import { getAgreementsVariant2 } from '@peace/api-client/contract/variant2/get-agreements-variant2';
import { getOfferVariant2 } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { submitApplicationVariant2 } from '@peace/api-client/contract/variant2/submit-application-variant2';
import { plainMessage } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { screens, type ParamsOf } from '@peace/screens';
import { useEffect, type ReactElement } from 'react';
import { useLoanConfirm } from '#features/loan-confirm/use-loan-confirm.ts';
import { appConfig } from '#shared/app-config.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useFailureToast } from '#shared/use-failure-toast.ts';
import { useRead, type ReadState } from '#shared/use-read.ts';
import { useTarget } from '#shared/use-target.ts';
import { NewLoanConfirmScreen } from './new-loan-confirm-screen.tsx';
import { inPageCurrency } from './new-loan-confirm.model.ts';

/** `/newLoanConfirm?productId&orderId&coinciding` */
export const NewLoanConfirmRoute = screenRoute({
  address: screens.newLoanConfirm,
  title: plainMessage(loanConfirmMessages, 'title'),
  Page: NewLoanConfirm,
});

function NewLoanConfirm({ params }: { readonly params: ParamsOf<typeof screens.newLoanConfirm> }): ReactElement {
  const { productId, orderId = '' } = params;
  const { api } = useServices();
  const openTarget = useTarget();
  const coinciding = params.coinciding === '1';
  const offer = useVariant2Offer(productId, orderId, coinciding);
  useRefusalToast(offer.state);
  const data = offer.state.kind === 'ready' ? offer.state.data : null;
  const promo = data?.promo ?? null;
  const { view, overlays, closePromo } = useLoanConfirm({
    productId,
    orderId,
    offer,
    agreements: useRead(getAgreementsVariant2, { productId }),
    readAgreementLink: (position) => api.call(getAgreementLinkVariant2, { productId, position, orderId }),
    submit: (application, options) => api.call(submitApplicationVariant2, { ...application, productId }, options),
    isAgreedAtFirst: appConfig.isAgreementChecked && (data?.isAgreementChecked ?? true),
    hasPromo: promo !== null,
    // Only counted: neither waited for nor looked at.
    onApply: () => void api.call(trackVariant2, { productId, orderId, event: 'apply' }),
  });
  return (
    <NewLoanConfirmScreen
      view={{ ...view, isPlanOpen: false, applyLabel: data?.buttonLabel ?? '' }}
      overlays={overlays}
      promo={promo}
      onClosePromo={closePromo}
      onPromo={() => {
        closePromo();
        if (promo?.url) void openTarget(promo.url);
      }}
    />
  );
}

/** Says a refusal in a toast too, beside the page's state (spec §8). */
function useRefusalToast(offer: ReadState<unknown>): void {
  const sayFailure = useFailureToast();
  const refusal = offer.kind === 'failed' && offer.error.kind === 'rejected' ? offer.error : null;
  useEffect(() => {
    if (refusal) sayFailure(refusal);
  }, [refusal, sayFailure]);
}

/** The offer, in the currency of the page. */
function useVariant2Offer(productId: string, orderId: string, coinciding: boolean) {
  const { state, reload } = useRead(getOfferVariant2, { productId, orderId, coinciding });
  return {
    state: state.kind === 'ready' ? { ...state, data: inPageCurrency(state.data, coinciding) } : state,
    reload,
  };
}
