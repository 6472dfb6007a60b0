import type { LoanConfirmViewProps } from '#features/loan-confirm/loan-confirm-view.tsx';
import type { OfferOverlaysProps } from '#features/loan-confirm/offer-overlays.tsx';
import { someTerms } from '#features/loan-confirm/testing/loan-terms.ts';

const nothing = () => undefined;

/** The view of an offer that can be applied for. */
export function someView(changes: Partial<LoanConfirmViewProps> = {}): LoanConfirmViewProps {
  return {
    productId: '68200',
    state: { kind: 'ready', data: someTerms() },
    phase: { kind: 'idle' },
    failureMessage: null,
    applied: null,
    agreements: { kind: 'ready', data: ['Loan Agreement', 'Disclosure Statement', 'Data Privacy Consent'] },
    openingAgreement: null,
    isAgreed: true,
    isAgreementShown: true,
    refresh: { kind: 'done' },
    haveTermsChanged: false,
    lender: {
      name: 'Halimbawa Lending Corp.',
      secRegistrationNumber: 'CS200000000',
      certificateOfAuthorityNumber: '0000',
    },
    onAgreed: nothing,
    onAgreement: nothing,
    onReloadAgreements: nothing,
    onBack: nothing,
    onRetry: nothing,
    onApply: nothing,
    onCheck: nothing,
    onOffer: nothing,
    onReceipt: null,
    receiptSheet: null,
    ...changes,
  };
}

/** Overlays of which none is open. */
export function someOverlays(changes: Partial<OfferOverlaysProps> = {}): OfferOverlaysProps {
  return {
    overlay: null,
    agreement: null,
    retention: null,
    onAgreementShown: nothing,
    onAgree: nothing,
    onDecline: nothing,
    onOpenAgreement: nothing,
    onLeave: nothing,
    onStay: nothing,
    onApplyAgain: nothing,
    ...changes,
  };
}
