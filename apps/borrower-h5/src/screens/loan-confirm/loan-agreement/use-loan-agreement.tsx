import { getAgreementLink } from '@peace/api-client/contract/loan-confirm/get-agreement-link';
import { getAgreements } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { type ParamsOf, screens } from '@peace/screens';
import { plainMessage } from '@peace/i18n';
import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import type { ReactElement } from 'react';
import { noopEvents } from '#shared/events.ts';
import { useAgreementLinks } from '#features/loan-confirm/use-agreement-links.ts';
import { useKeptOffer } from '#features/receipt/use-kept-offer.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { type LoanAgreementEvents, type LoanAgreementViewProps, LoanAgreementView } from './loan-agreement.view.tsx';

export interface AgreementsOf {
  readonly productId: string;
  /** Empty where there is no order yet. */
  readonly orderId: string;
}

/** The loan that the link names, null without one, and what can be done where nothing is read. */
export function useLoanAgreement({ productId, orderId = '' }: ParamsOf<typeof screens.loanAgreement>) {
  const loan: AgreementsOf | null = productId ? { productId, orderId } : null;
  return { loan, goBack: useGoBack() };
}

export function useAgreementsOfLoan({ productId, orderId }: AgreementsOf): LoanAgreementViewProps {
  const { api } = useServices();
  const { state, reload } = useRead(getAgreements, { productId });
  useRestored(reload);
  const links = useAgreementLinks({
    agreements: state,
    readLink: (position) => api.call(getAgreementLink, { productId, position, orderId }),
  });
  return {
    state,
    offer: useKeptOffer(orderId).offer,
    openingAgreement: links.opening,
    unopenedAgreement: links.unopened,
    events: {
      back: useGoBack(),
      retry: reload,
      openAgreement: links.open,
    },
  };
}

/** `/loanAgreement?productId&orderId`. The specification gives it no call: with a product it lists the agreements of `/v3/contract/contract`. */
export const LoanAgreementRoute = screenRoute({
  address: screens.loanAgreement,
  title: plainMessage(loanAgreementMessages, 'title'),
  useController: useLoanAgreement,
  View: ({ loan, goBack }) =>
    loan ? (
      <AgreementsOfLoan {...loan} />
    ) : (
      <LoanAgreementView
        state={null}
        openingAgreement={null}
        unopenedAgreement={null}
        events={noopEvents<LoanAgreementEvents>({ back: goBack })}
      />
    ),
});

function AgreementsOfLoan(loan: AgreementsOf): ReactElement {
  return <LoanAgreementView {...useAgreementsOfLoan(loan)} />;
}
