import { company } from '@peace/company';
import { frameAddress } from '@peace/validators/safe-url';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { appConfig, isFeatureDisabled } from '#shared/app-config.ts';
import type { StateOf } from '#shared/events.ts';
import type { OfferPageProps } from './offer-page.tsx';
import type { LoanTerms } from './loan-terms.ts';
import { checkTerms } from './offer-check.ts';
import { overlayFor } from './offer-overlay.model.ts';
import type { OfferOverlaysProps } from './offer-overlays.tsx';

/** What loan confirm shows of a state before anything was touched: its agreements are still being read. */
export function initialOffer(productId: string, state: AsyncState<LoanTerms>, window: Window) {
  const terms = state.kind === 'ready' ? state.data : null;
  const link = terms?.agreementUrl ?? null;
  const asks = { hasAgreement: link !== null, hasPromo: false };
  const page: StateOf<OfferPageProps> = {
    productId,
    state: mapReady(state, checkTerms),
    phase: { kind: 'idle' },
    refresh: { kind: 'done' },
    failureMessage: null,
    applied: null,
    hasReceipt: false,
    agreements: { kind: 'loading' },
    openingAgreement: null,
    unopenedAgreement: null,
    isAgreed: appConfig.isAgreementChecked,
    isAgreementShown: link === null,
    haveTermsChanged: false,
    isFeatureDisabled: isFeatureDisabled('apply'),
    lender: company,
    receiptSheet: null,
  };
  const overlays: StateOf<OfferOverlaysProps> = {
    overlay: terms && overlayFor(asks, new Set(), null, { kind: 'idle' }),
    agreement: link === null ? null : { link, frame: frameAddress(window, link) },
    retention: terms?.retention ?? null,
  };
  return { page, overlays };
}
