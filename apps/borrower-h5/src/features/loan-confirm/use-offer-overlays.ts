import { wasNotTaken } from '@peace/bridge';
import { frameAddress } from '@peace/validators/safe-url';
import { href, screens } from '@peace/screens';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useNavigateExternal } from '#shared/use-navigate-external.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import type { StateOf } from '#shared/events.ts';
import type { ApplyPhase } from './apply-phase.model.ts';
import type { LoanTerms } from './loan-terms.ts';
import { backAction, overlayFor, type OfferOverlay, type OfferQuestion } from './offer-overlay.model.ts';
import type { OfferOverlayEvents, OfferOverlaysProps } from './offer-overlays.tsx';

export interface OverlayOptions {
  readonly terms: LoanTerms | null;
  readonly hasPromo: boolean;
  readonly phase: ApplyPhase;
  readonly setAgreed: (isAgreed: boolean) => void;
  readonly onApplyAgain: () => void;
}

/** Which overlay is open over an offer, what its answers do, and what going back does (docs/decisions/applying.md). */
export function useOfferOverlays({ terms, hasPromo, phase, setAgreed, onApplyAgain }: OverlayOptions) {
  const { window } = useServices();
  const navigateExternal = useNavigateExternal();
  const goBack = useGoBack();
  const leave = useLeave();
  const [done, setDone] = useState<ReadonlySet<OfferOverlay>>(new Set());
  const [asked, setAsked] = useState<OfferQuestion | null>(null);
  const [shownLink, setShownLink] = useState<string | null>(null);
  const link = terms?.agreementUrl ?? null;
  const overlay = terms && overlayFor({ hasAgreement: link !== null, hasPromo }, done, asked, phase);
  const back = backAction(overlay, Boolean(terms?.retention), phase);

  const finish = (answered: OfferOverlay) => setDone((before) => new Set([...before, answered]));
  function decline() {
    finish('agreement');
    setAgreed(false);
  }
  function takeBack() {
    if (overlay === 'agreement') decline();
    else if (overlay === 'promo') finish('promo');
    else setAsked(back === 'ask' ? 'retention' : null);
  }
  useNativeBack(back !== 'go', takeBack);

  const overlays: StateOf<OfferOverlaysProps> = {
    overlay,
    agreement: link === null ? null : { link, frame: frameAddress(window, link) },
    retention: terms?.retention ?? null,
  };
  const events: OfferOverlayEvents = {
    noteAgreementShown: () => setShownLink(link),
    agree: () => {
      finish('agreement');
      setAgreed(true);
    },
    decline,
    openAgreementLink: () => void (link && navigateExternal(link)),
    leave: () => {
      setAsked(null);
      leave();
    },
    stay: () => setAsked(null),
    applyAgain: () => {
      setAsked(null);
      onApplyAgain();
    },
  };
  return {
    overlays,
    events,
    /** The borrower ticks the box: that includes the agreement, which is opened where it has not been shown yet. */
    tick: (isAgreed: boolean) => {
      if (isAgreed && link !== null && link !== shownLink) {
        setDone((before) => new Set([...before].filter((answered) => answered !== 'agreement')));
      } else {
        setAgreed(isAgreed);
      }
    },
    isAgreementShown: link === null || link === shownLink,
    askAgain: () => setAsked('applyAgain'),
    closePromo: () => finish('promo'),
    goBack: back === 'go' ? goBack : takeBack,
  };
}

/** Out of the webview, in a browser back; where there is nothing behind, to the orders. */
function useLeave(): () => void {
  const { bridge } = useServices();
  const navigate = useNavigate();
  return () =>
    void bridge.send('closeWebview').then((outcome) => {
      if (wasNotTaken(outcome.kind)) void navigate(href(screens.orders), { replace: true });
    });
}
