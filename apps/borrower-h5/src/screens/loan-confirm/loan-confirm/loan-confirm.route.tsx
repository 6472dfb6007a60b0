import { getAgreements } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { getAgreementLink } from '@peace/api-client/contract/loan-confirm/get-agreement-link';
import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { submitApplication } from '@peace/api-client/contract/loan-confirm/submit-application';
import type { ParamsOf, screens } from '@peace/screens';
import type { ReactElement } from 'react';
import { useLoanConfirm } from '#features/loan-confirm/use-loan-confirm.ts';
import { appConfig } from '#shared/app-config.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useRead } from '#shared/use-read.ts';
import { instalmentConfirmFirst, loanConfirmFirst } from './loan-confirm.first.ts';
import { LoanConfirmScreen } from './loan-confirm-screen.tsx';

/** `/loanConfirm?productId&orderId` */
export const LoanConfirmRoute = screenRoute({
  ...loanConfirmFirst,
  Page: ({ params }) => <LoanConfirm {...params} isPlanOpen={false} />,
});

/** `/confirmOfPeriod?productId&orderId`: an instalment loan, its plan opened. */
export const InstalmentConfirmRoute = screenRoute({
  ...instalmentConfirmFirst,
  Page: ({ params }) => <LoanConfirm {...params} isPlanOpen />,
});

interface LoanConfirmProps extends ParamsOf<typeof screens.loanConfirm> {
  readonly isPlanOpen: boolean;
}

function LoanConfirm({ productId, orderId = '', isPlanOpen }: LoanConfirmProps): ReactElement {
  const { api } = useServices();
  const { view, overlays } = useLoanConfirm({
    productId,
    orderId,
    offer: useRead(getOffer, { productId }),
    agreements: useRead(getAgreements, { productId }),
    readAgreementLink: (position) => api.call(getAgreementLink, { productId, position, orderId }),
    submit: (application, options) => api.call(submitApplication, { ...application, productId }, options),
    isAgreedAtFirst: appConfig.isAgreementChecked,
    hasPromo: false,
  });
  return <LoanConfirmScreen view={{ ...view, isPlanOpen }} overlays={overlays} />;
}
