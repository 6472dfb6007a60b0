import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { company } from '@peace/company';
import { frameAddress } from '@peace/safe-url';
import { overlayFor } from '#features/loan-confirm/offer-overlay.model.ts';
import { appConfig } from '#shared/app-config.ts';
import type { EarlyScreen } from '#shared/early-visit.ts';
import { paths } from '#shared/paths.ts';
import { LoanConfirmScreen } from './loan-confirm-screen.tsx';

const later = () => undefined;

/** Loan confirm as its route shows it at first: its agreements are still being read. */
const loanConfirm = (path: string, isPlanOpen: boolean): EarlyScreen<typeof getOffer> => ({
  path,
  endpoint: getOffer,
  view: (terms, window) => {
    const link = terms?.agreementUrl ?? null;
    const asks = { hasAgreement: link !== null, hasPromo: false };
    return (
      <LoanConfirmScreen
        view={{
          state: terms ? { kind: 'ready', data: terms } : { kind: 'loading' },
          phase: { kind: 'idle' },
          failureMessage: null,
          agreements: { kind: 'loading' },
          openingAgreement: null,
          isAgreed: appConfig.isAgreementChecked,
          isAgreementShown: link === null,
          haveTermsChanged: false,
          lender: company,
          isPlanOpen,
          onAgreed: later,
          onAgreement: later,
          onReloadAgreements: later,
          onBack: later,
          onRetry: later,
          onApply: later,
          onOrder: later,
          onOrders: later,
          onCheck: later,
          onCustomerService: later,
          onComplain: null,
        }}
        overlays={{
          overlay: terms && overlayFor(asks, new Set(), null, { kind: 'idle' }),
          agreement: link === null ? null : { link, frame: frameAddress(window, link) },
          retention: terms?.retention ?? null,
          onAgreementShown: later,
          onAgree: later,
          onDecline: later,
          onOpenAgreement: later,
          onLeave: later,
          onStay: later,
          onApplyAgain: later,
        }}
      />
    );
  },
});

export const earlyScreens = [loanConfirm(paths.loanConfirm, false), loanConfirm(paths.instalmentConfirm, true)];
