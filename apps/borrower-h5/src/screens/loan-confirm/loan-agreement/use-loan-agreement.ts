import { getAgreementLink } from '@peace/api-client/contract/loan-confirm/get-agreement-link';
import { getAgreements } from '@peace/api-client/contract/loan-confirm/get-agreements';
import type { ParamsOf, screens } from '@peace/screens';
import { useAgreementLinks } from '#features/loan-confirm/use-agreement-links.ts';
import { noop } from '#shared/noop.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import type { LoanAgreementScreenProps } from './loan-agreement-screen.tsx';

/** The loan whose agreements are read. */
export interface AgreementsOf {
  readonly productId: string;
  /** Empty where there is no order yet. */
  readonly orderId: string;
}

/** The loan that the link names, null without one, and the props of the page that reads nothing. */
export function useLoanAgreement({ productId, orderId = '' }: ParamsOf<typeof screens.loanAgreement>): {
  readonly loan: AgreementsOf | null;
  readonly page: LoanAgreementScreenProps;
} {
  const page = { state: null, openingAgreement: null, onBack: useGoBack(), onRetry: noop, onAgreement: noop };
  return { loan: productId ? { productId, orderId } : null, page };
}

/** The view's props for the agreements of one loan. */
export function useAgreementsOfLoan({ productId, orderId }: AgreementsOf): LoanAgreementScreenProps {
  const { api } = useServices();
  const { state, reload } = useRead(getAgreements, { productId });
  useRestored(reload);
  const links = useAgreementLinks((position) => api.call(getAgreementLink, { productId, position, orderId }));
  return {
    state,
    openingAgreement: links.opening,
    onBack: useGoBack(),
    onRetry: reload,
    onAgreement: links.open,
  };
}
