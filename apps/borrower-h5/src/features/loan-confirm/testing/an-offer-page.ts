import { aCompany } from '@peace/company/testing';
import type { StateOf } from '#shared/events.ts';
import type { OfferPageProps } from '#features/loan-confirm/offer-page.tsx';
import type { OfferOverlaysProps } from '#features/loan-confirm/offer-overlays.tsx';
import { someTerms } from '#features/loan-confirm/testing/loan-terms.ts';

/** The page of an offer that can be applied for. */
export function somePage(changes: Partial<OfferPageProps> = {}): StateOf<OfferPageProps> {
  return {
    now: Date.UTC(2026, 10, 20, 4),
    productId: '68200',
    state: { kind: 'ready', data: someTerms() },
    application: { kind: 'idle' },
    failureMessage: null,
    applied: null,
    hasReceipt: false,
    agreements: { kind: 'ready', data: ['Loan Agreement', 'Disclosure Statement', 'Data Privacy Consent'] },
    openingAgreement: null,
    unopenedAgreement: null,
    isAgreed: true,
    isAgreementShown: true,
    refresh: { kind: 'done' },
    haveTermsChanged: false,
    lender: aCompany(),
    receiptSheet: null,
    ...changes,
  };
}

/** Overlays of which none is open. */
export function someOverlays(changes: Partial<OfferOverlaysProps> = {}): StateOf<OfferOverlaysProps> {
  return {
    overlay: null,
    agreement: null,
    isAgreementShown: true,
    retention: null,
    ...changes,
  };
}
