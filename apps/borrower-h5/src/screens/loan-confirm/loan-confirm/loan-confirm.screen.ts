import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { plainMessage } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { screens } from '@peace/screens';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import type { LoanTerms } from '#features/loan-confirm/loan-terms.ts';
import { company } from '@peace/company';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { appConfig, isFeatureDisabled } from '#shared/app-config.ts';
import type { StateOf } from '#shared/events.ts';
import type { OfferPageProps } from '#features/loan-confirm/offer-page.tsx';
import { checkTerms } from '#features/loan-confirm/offer-check.ts';
import { agreementPageOf, overlayFor } from '#features/loan-confirm/offer-overlay.model.ts';
import type { OfferOverlaysProps } from '#features/loan-confirm/offer-overlays.tsx';

const shared = { title: plainMessage(loanConfirmMessages, 'title'), endpoint: getOffer };

export const loanConfirmScreen = { ...shared, address: screens.loanConfirm };

export const instalmentConfirmScreen = { ...shared, address: screens.instalmentConfirm };

export const earlyScreens: EarlyScreens<typeof loanConfirmScreen> = () =>
  [loanConfirmScreen, instalmentConfirmScreen].map((screen) => ({
    ...screen,
    atFirst: (state, { window, params }) => initialOffer(params.productId, state, window),
  }));

/** The props of loan confirm before any tap: its agreements are still being read. */
function initialOffer(productId: string, state: AsyncState<LoanTerms>, window: Window) {
  const terms = state.kind === 'ready' ? state.data : null;
  const link = terms?.agreementUrl ?? null;
  const asks = { hasAgreement: link !== null, hasPromo: false };
  const page: StateOf<OfferPageProps> = {
    now: null,
    productId,
    state: mapReady(state, checkTerms),
    application: { kind: 'idle' },
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
    agreement: link === null ? null : agreementPageOf(window, link, 'checking'),
    isAgreementShown: link === null,
    retention: terms?.retention ?? null,
  };
  return { page, overlays };
}
