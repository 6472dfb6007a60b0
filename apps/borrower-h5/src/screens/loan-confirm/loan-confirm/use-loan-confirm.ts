import { getAgreementLink } from '@peace/api-client/contract/loan-confirm/get-agreement-link';
import { getAgreements } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { submitApplication } from '@peace/api-client/contract/loan-confirm/submit-application';
import type { ParamsOf, screens } from '@peace/screens';
import { useDueTime } from '#features/due/use-due-text.ts';
import { useOffer } from '#features/loan-confirm/use-offer.ts';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';
import { useRead } from '#shared/reading/use-read.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { type LoanConfirmViewProps, LoanConfirmView } from './loan-confirm.view.tsx';
import { instalmentConfirmScreen, loanConfirmScreen } from './loan-confirm.screen.ts';

type Params = ParamsOf<typeof screens.loanConfirm>;

export function useLoanConfirm({ productId, orderId = '' }: Params): LoanConfirmViewProps {
  const { api } = useServices();
  const { page, overlays, events } = useOffer({
    variant: 'v3',
    productId,
    orderId,
    offer: useRead(getOffer, { productId }),
    agreements: useRead(getAgreements, { productId }),
    readAgreementLink: (position) => api.call(getAgreementLink, { productId, position, orderId }),
    submit: (application, options) => api.call(submitApplication, { ...application, productId }, options),
    isAgreedInitially: appConfig.isAgreementChecked,
    hasPromo: false,
  });
  return { page: { ...page, now: useDueTime() }, overlays, events };
}

/** `/loanConfirm?productId&orderId` */
export const LoanConfirmRoute = screenRoute({
  ...loanConfirmScreen,
  useController: useLoanConfirm,
  View: LoanConfirmView,
});

/** `/confirmOfPeriod?productId&orderId`: an instalment loan. */
export const InstalmentConfirmRoute = screenRoute({
  ...instalmentConfirmScreen,
  useController: useLoanConfirm,
  View: LoanConfirmView,
});
