import { company } from '@peace/company';
import { errorWording, supportOf } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { mapReady } from '@peace/ui-kit/async-view';
import { combinedRefresh, isOutdated, type Refresh } from '#shared/reading/refresh.ts';
import { useServices } from '#shared/services.tsx';
import { useReceiptOpener } from '#features/receipt/use-receipts.tsx';
import { isFeatureDisabled } from '#shared/app-config.ts';
import type { Read } from '#shared/reading/use-read.ts';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import type { StateOf } from '#shared/events.ts';
import { applyBlockOf } from './apply-block.model.ts';
import type { ApplicationState } from './application-state.model.ts';
import { termsText, useConsent } from './use-consent.ts';
import type { OfferEvents, OfferPageProps } from './offer-page.tsx';
import { applicationFor } from './loan-terms.ts';
import { checkTerms } from './offer-check.ts';
import { useAgreementLinks, type ReadAgreementLink } from './use-agreement-links.ts';
import { useApplication, type ApplicationOptions, type ShownApplication } from './use-application.ts';
import { useOfferOverlays } from './use-offer-overlays.ts';
import { useEffect, useEffectEvent, useState } from 'react';

type ApplyHow = Parameters<ShownApplication['apply']>[1];

/** In what the two variants of loan confirm differ. */
export interface OfferOptions extends ApplicationOptions {
  readonly readAgreementLink: ReadAgreementLink;
  readonly isAgreedInitially: boolean;
  readonly hasPromo: boolean;
}

export function useOffer(options: OfferOptions) {
  const { offer, agreements, hasPromo } = options;
  const state = mapReady(offer.state, checkTerms);
  const terms = state.kind === 'ready' ? state.data : null;
  const { setAgreed, openAgreement, ...agreed } = useOfferConsent(options);
  const { application, receipt, ...attempt } = useApplication(options);
  const receipts = useReceiptOpener(receipt ? [receipt] : []);
  const {
    overlays,
    events: answers,
    tick,
    closePromo,
    goBack,
    askAgain,
    isAgreementShown,
  } = useOfferOverlays({
    terms,
    hasPromo,
    application,
    setAgreed,
    onApplyAgain: () => apply({ isConfirmed: true }),
  });
  // The offer itself is read again by its application.
  useRestored(agreements.reload);
  const refresh = combinedRefresh([rereadOf(offer), rereadOf(agreements)]);
  const consent = { ...agreed, refresh, isAgreementShown, isFeatureDisabled: isFeatureDisabled('apply') };
  const block = terms && applyBlockOf({ terms, ...consent });
  // Its answer could not be sent. The bar below says why, and asks again once it can.
  if (overlays.overlay === 'applyAgain' && block !== null) answers.stay();
  const { isWaiting, apply } = useFreshTerms({
    ...options,
    refresh,
    apply: (how) => {
      const wanted = terms && block === null ? applicationFor(terms) : null;
      if (wanted) attempt.apply(wanted, how);
    },
  });

  const page: StateOf<OfferPageProps> = {
    ...consent,
    productId: options.productId,
    state,
    application,
    isWaitingForTerms: isWaiting,
    ...useFailure(application),
    lender: company,
    applied: receipt,
    hasReceipt: receipt !== null,
    receiptSheet: receipts.sheet,
  };
  const events: OfferEvents = {
    ...answers,
    setAgreed: tick,
    openAgreement,
    reloadAgreements: agreements.reload,
    check: attempt.check,
    showOffer: attempt.dismiss,
    openReceipt: receipts.open,
    back: goBack,
    retry: () => {
      offer.reload();
      if (agreements.state.kind === 'ready') agreements.reload();
    },
    apply: () => (application.kind === 'notFound' ? askAgain() : apply({ isConfirmed: false })),
  };
  return { page, overlays, events, closePromo };
}

/** A tap, and when what it saw had been read. */
interface WaitingTap {
  readonly how: ApplyHow;
  readonly offeredAt: number | null;
  readonly listedAt: number | null;
}

const readAtOf = ({ state }: Read<unknown>) => (state.kind === 'ready' ? state.readAt : null);

interface FreshTermsOptions extends Pick<OfferOptions, 'offer' | 'agreements'> {
  readonly refresh: Refresh;
  /** Sends the application where nothing blocks it. */
  readonly apply: (how: ApplyHow) => void;
}

/** Applies under terms that are fresh: an offer or a list that is older is read again first. What changed clears the tick, which blocks the tap. */
function useFreshTerms({ offer, agreements, refresh, apply }: FreshTermsOptions) {
  const { clock } = useServices();
  const offeredAt = readAtOf(offer);
  const listedAt = readAtOf(agreements);
  const [waiting, setWaiting] = useState<WaitingTap | null>(null);
  const proceed = useEffectEvent(() => {
    if (!waiting || refresh.kind === 'running') return;
    const areRead = offeredAt !== waiting.offeredAt && listedAt !== waiting.listedAt;
    if (refresh.kind === 'done' && !areRead) return;
    setWaiting(null);
    if (areRead) apply(waiting.how);
  });
  useEffect(() => proceed(), [waiting, refresh.kind, offeredAt, listedAt]);
  // A tap from before the borrower was away is not carried out.
  useRestored(() => setWaiting(null));
  return {
    isWaiting: waiting !== null,
    apply: (how: ApplyHow) => {
      const isFresh = [offeredAt, listedAt].every((at) => at !== null && !isOutdated(at, clock.now()));
      if (isFresh) return apply(how);
      setWaiting({ how, offeredAt, listedAt });
      offer.reload();
      agreements.reload();
    },
  };
}

/** A first read has words of its own. */
function rereadOf({ state }: Read<unknown>): Refresh {
  return state.kind === 'ready' ? state.refresh : { kind: 'done' };
}

function useOfferConsent({ offer, agreements, readAgreementLink, isAgreedInitially }: OfferOptions) {
  const areKnown = offer.state.kind === 'ready' && agreements.state.kind === 'ready';
  const isUntitled = agreements.state.kind === 'ready' && agreements.state.data.some(({ title }) => title === '');
  const { isAgreed, haveTermsChanged, setAgreed, clear } = useConsent({
    terms: areKnown ? termsText(offer.state.data, agreements.state.data) : null,
    // An agreement whose title cannot be read is agreed to by hand.
    isAgreedInitially: isAgreedInitially && !isUntitled,
  });
  const links = useAgreementLinks({
    agreements: agreements.state,
    readLink: readAgreementLink,
    // A borrower who tried to read it and could not does not agree by default. A tick by hand counts (docs/decisions/applying.md).
    onUnopened: clear,
  });
  return {
    isAgreed,
    haveTermsChanged,
    setAgreed,
    agreements: mapReady(agreements.state, (list) => list.map(({ title }) => title)),
    openingAgreement: links.opening,
    unopenedAgreement: links.unopened,
    openAgreement: links.open,
  };
}

function useFailure(application: ApplicationState): Pick<OfferPageProps, 'failureMessage' | 'failureSupport'> {
  const t = useMessages(commonMessages);
  const error =
    application.kind === 'failed' ? application.error : application.kind === 'notFound' ? application.refusal : null;
  if (error === null) return { failureMessage: null };
  return { failureMessage: errorWording(error, t), failureSupport: supportOf(error) };
}
