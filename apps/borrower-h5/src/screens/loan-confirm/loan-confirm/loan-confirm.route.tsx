import { getAgreements } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { getAgreementLink } from '@peace/api-client/contract/loan-confirm/get-agreement-link';
import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { submitApplication } from '@peace/api-client/contract/loan-confirm/submit-application';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoanConfirm } from '#features/loan-confirm/use-loan-confirm.ts';
import { appConfig } from '#shared/app-config.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useServices } from '#shared/services.tsx';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { LoanConfirmScreen } from './loan-confirm-screen.tsx';

/** `/loanConfirm?productId&orderId` */
export function LoanConfirmRoute(): ReactElement {
  return <LoanConfirmPage isPlanOpen={false} />;
}

/** `/confirmOfPeriod?productId&orderId`: an instalment loan, its plan opened. */
export function InstalmentConfirmRoute(): ReactElement {
  return <LoanConfirmPage isPlanOpen />;
}

function LoanConfirmPage({ isPlanOpen }: { readonly isPlanOpen: boolean }): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const query = useRequiredQuery('productId');
  return (
    <>
      <title>{t('title')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={query.name} />
      ) : (
        <LoanConfirm productId={query.value('productId')} isPlanOpen={isPlanOpen} />
      )}
    </>
  );
}

interface LoanConfirmProps {
  readonly productId: string;
  readonly isPlanOpen: boolean;
}

function LoanConfirm({ productId, isPlanOpen }: LoanConfirmProps): ReactElement {
  const { api } = useServices();
  const [query] = useSearchParams();
  const orderId = query.get('orderId')?.trim() ?? '';
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
