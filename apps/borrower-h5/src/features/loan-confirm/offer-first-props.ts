import { company } from '@peace/company';
import { frameAddress } from '@peace/validators/safe-url';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { appConfig } from '#shared/app-config.ts';
import { noop } from '#shared/noop.ts';
import { isTurnedOff } from '#shared/turned-off.ts';
import type { LoanConfirmViewProps } from './loan-confirm-view.tsx';
import type { LoanTerms } from './loan-terms.ts';
import { overlayFor } from './offer-overlay.model.ts';
import type { OfferOverlaysProps } from './offer-overlays.tsx';

/** What loan confirm shows of a state before anything was touched: its agreements are still being read. */
export function offerFirstProps(productId: string, state: AsyncState<LoanTerms>, window: Window) {
  const terms = state.kind === 'ready' ? state.data : null;
  const link = terms?.agreementUrl ?? null;
  const asks = { hasAgreement: link !== null, hasPromo: false };
  const view: LoanConfirmViewProps = {
    productId,
    state,
    phase: { kind: 'idle' },
    refresh: { kind: 'done' },
    failureMessage: null,
    applied: null,
    agreements: { kind: 'loading' },
    openingAgreement: null,
    isAgreed: appConfig.isAgreementChecked,
    isAgreementShown: link === null,
    haveTermsChanged: false,
    isTurnedOff: isTurnedOff('apply'),
    lender: company,
    onAgreed: noop,
    onAgreement: noop,
    onReloadAgreements: noop,
    onBack: noop,
    onRetry: noop,
    onApply: noop,
    onCheck: noop,
    onOffer: noop,
    onReceipt: null,
    receiptSheet: null,
  };
  const overlays: OfferOverlaysProps = {
    overlay: terms && overlayFor(asks, new Set(), null, { kind: 'idle' }),
    agreement: link === null ? null : { link, frame: frameAddress(window, link) },
    retention: terms?.retention ?? null,
    onAgreementShown: noop,
    onAgree: noop,
    onDecline: noop,
    onOpenAgreement: noop,
    onLeave: noop,
    onStay: noop,
    onApplyAgain: noop,
  };
  return { view, overlays };
}
