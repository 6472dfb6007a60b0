import { trackVariant2 } from '@peace/api-client/contract/tracking/track-variant2';
import { getAgreementLinkVariant2 } from '@peace/api-client/contract/variant2/get-agreement-link-variant2';
import { getAgreementsVariant2 } from '@peace/api-client/contract/variant2/get-agreements-variant2';
import { getOfferVariant2 } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { submitApplicationVariant2 } from '@peace/api-client/contract/variant2/submit-application-variant2';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { useEffect, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoanConfirm } from '#features/loan-confirm/use-loan-confirm.ts';
import { appConfig } from '#shared/app-config.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useServices } from '#shared/services.tsx';
import { useFailureToast } from '#shared/use-failure-toast.ts';
import { useRead, type ReadState } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { useTarget } from '#shared/use-target.ts';
import { NewLoanConfirmScreen } from './new-loan-confirm-screen.tsx';
import { inPageCurrency } from './new-loan-confirm.model.ts';

/** `/newLoanConfirm?productId&orderId&coinciding` */
export function NewLoanConfirmRoute(): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const query = useRequiredQuery('productId');
  return (
    <>
      <title>{t('title')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={query.name} />
      ) : (
        <NewLoanConfirm productId={query.value('productId')} />
      )}
    </>
  );
}

function NewLoanConfirm({ productId }: { readonly productId: string }): ReactElement {
  const { api } = useServices();
  const openTarget = useTarget();
  const [query] = useSearchParams();
  const orderId = query.get('orderId')?.trim() ?? '';
  const coinciding = query.get('coinciding') === '1';
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
