import { getAgreements } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { getAgreementLink } from '@peace/api-client/contract/loan-confirm/get-agreement-link';
import { plainMessage } from '@peace/i18n';
import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import { screens, type ParamsOf } from '@peace/screens';
import type { ReactElement } from 'react';
import { useAgreementLinks } from '#features/loan-confirm/use-agreement-links.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { LoanAgreementScreen } from './loan-agreement-screen.tsx';

/**
 * `/loanAgreement?productId&orderId`. The specification gives this screen no call of its own: with a product it lists the
 * agreements of `/v3/contract/contract`; without one it shows what holds for every loan.
 */
export const LoanAgreementRoute = screenRoute({
  address: screens.loanAgreement,
  title: plainMessage(loanAgreementMessages, 'title'),
  Page: LoanAgreement,
});

function LoanAgreement({ params }: { readonly params: ParamsOf<typeof screens.loanAgreement> }): ReactElement {
  const { productId, orderId = '' } = params;
  const onBack = useGoBack();
  const ignore = () => undefined;
  return productId ? (
    <AgreementsOfLoan productId={productId} orderId={orderId} onBack={onBack} />
  ) : (
    <LoanAgreementScreen state={null} openingAgreement={null} onBack={onBack} onRetry={ignore} onAgreement={ignore} />
  );
}

interface AgreementsOfLoanProps {
  readonly productId: string;
  /** Empty where there is no order yet. */
  readonly orderId: string;
  readonly onBack: () => void;
}

function AgreementsOfLoan({ productId, orderId, onBack }: AgreementsOfLoanProps): ReactElement {
  const { api } = useServices();
  const { state, reload } = useRead(getAgreements, { productId });
  useRestored(reload);
  const links = useAgreementLinks((position) => api.call(getAgreementLink, { productId, position, orderId }));
  return (
    <LoanAgreementScreen
      state={state}
      openingAgreement={links.opening}
      onBack={onBack}
      onRetry={reload}
      onAgreement={links.open}
    />
  );
}
