import { plainMessage } from '@peace/i18n';
import { loanAgreementMessages } from '@peace/i18n/messages/loan-agreement';
import { screens } from '@peace/screens';
import type { ReactElement } from 'react';
import { screenRoute } from '#shared/screen-route.tsx';
import { LoanAgreementScreen } from './loan-agreement-screen.tsx';
import { useAgreementsOfLoan, useLoanAgreement, type AgreementsOf } from './use-loan-agreement.ts';

/**
 * `/loanAgreement?productId&orderId`. The specification gives this screen no call of its own: with a product it lists the
 * agreements of `/v3/contract/contract`; without one it shows what holds for every loan.
 */
export const LoanAgreementRoute = screenRoute({
  address: screens.loanAgreement,
  title: plainMessage(loanAgreementMessages, 'title'),
  useController: useLoanAgreement,
  View: ({ loan, page }) => (loan ? <AgreementsOfLoan {...loan} /> : <LoanAgreementScreen {...page} />),
});

function AgreementsOfLoan(loan: AgreementsOf): ReactElement {
  return <LoanAgreementScreen {...useAgreementsOfLoan(loan)} />;
}
