import { trackVariant2 } from '@peace/api-client/contract/tracking/track-variant2';
import { getAgreementLinkVariant2 } from '@peace/api-client/contract/variant2/get-agreement-link-variant2';
import { getAgreementsVariant2 } from '@peace/api-client/contract/variant2/get-agreements-variant2';
import { submitApplicationVariant2 } from '@peace/api-client/contract/variant2/submit-application-variant2';
import { type ParamsOf, screens } from '@peace/screens';
import { plainMessage } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useDueTime } from '#features/due/use-due-text.ts';
import { useOffer } from '#features/loan-confirm/use-offer.ts';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';
import { useRead } from '#shared/reading/use-read.ts';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { type NewLoanConfirmViewProps, NewLoanConfirmView } from './new-loan-confirm.view.tsx';
import { getOfferVariant2 } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { inPageCurrency } from './new-loan-confirm.model.ts';

export function useNewLoanConfirm(params: ParamsOf<typeof screens.newLoanConfirm>): NewLoanConfirmViewProps {
  const { productId, orderId = '' } = params;
  const { api } = useServices();
  const navigateExternal = useNavigateExternal();
  const offer = useVariant2Offer(productId, orderId, params.coinciding === '1');
  const data = offer.state.kind === 'ready' ? offer.state.data : null;
  const promo = data?.promo ?? null;
  const { page, overlays, events, closePromo } = useOffer({
    variant: 'variant2',
    productId,
    orderId,
    offer,
    agreements: useRead(getAgreementsVariant2, { productId }),
    readAgreementLink: (position) => api.call(getAgreementLinkVariant2, { productId, position, orderId }),
    submit: (application, options) => api.call(submitApplicationVariant2, { ...application, productId }, options),
    isAgreedInitially: appConfig.isAgreementChecked && (data?.isAgreementChecked ?? true),
    hasPromo: promo !== null,
    // Only counted: neither waited for nor looked at.
    onApply: () => void api.call(trackVariant2, { productId, orderId, event: 'apply' }),
  });
  return {
    page: { ...page, now: useDueTime(), applyLabel: data?.buttonLabel ?? '' },
    overlays,
    promo,
    events: {
      ...events,
      closePromo,
      openPromo: () => {
        closePromo();
        if (promo?.url) void navigateExternal(promo.url, { pathsToShell: true });
      },
    },
  };
}

export const NewLoanConfirmRoute = screenRoute({
  address: screens.newLoanConfirm,
  title: plainMessage(loanConfirmMessages, 'title'),
  useController: useNewLoanConfirm,
  View: NewLoanConfirmView,
});

function useVariant2Offer(productId: string, orderId: string, coinciding: boolean) {
  const { state, reload } = useRead(getOfferVariant2, { productId, orderId, coinciding });
  return {
    state: state.kind === 'ready' ? { ...state, data: inPageCurrency(state.data, coinciding) } : state,
    reload,
  };
}
