import { checkPage } from '@peace/api-client/check-page';
import { wasNotTaken } from '@peace/bridge';
import { href, screens } from '@peace/screens';
import { watchFrame } from '@peace/web-platform';
import { defineItem, sessionItems } from '@peace/web-platform/storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { string } from 'valibot';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useServices } from '#shared/services.tsx';
import { navigationFailure, useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { useGoBack, useNativeBack } from '#shared/navigation/use-go-back.ts';
import type { StateOf } from '#shared/events.ts';
import type { ApplicationState } from './application-state.model.ts';
import type { LoanTerms } from './loan-terms.ts';
import {
  addressToCheck,
  agreementPageOf,
  backAction,
  overlayFor,
  type OfferOverlay,
  type OfferQuestion,
} from './offer-overlay.model.ts';
import type { OfferOverlayEvents, OfferOverlaysProps } from './offer-overlays.tsx';

export interface OverlayOptions {
  readonly terms: LoanTerms | null;
  readonly hasPromo: boolean;
  readonly application: ApplicationState;
  readonly setAgreed: (isAgreed: boolean) => void;
  readonly onApplyAgain: () => void;
}

/** Which overlay is open over an offer, what its answers do, and what going back does (docs/decisions/applying.md). */
export function useOfferOverlays({ terms, hasPromo, application, setAgreed, onApplyAgain }: OverlayOptions) {
  const goBack = useGoBack();
  const leave = useLeave();
  const [done, setDone] = useState<ReadonlySet<OfferOverlay>>(new Set());
  const [asked, setAsked] = useState<OfferQuestion | null>(null);
  const link = terms?.agreementUrl ?? null;
  const agreement = useAgreement(link);
  const overlay = terms && overlayFor({ hasAgreement: link !== null, hasPromo }, done, asked, application);
  const back = backAction(overlay, Boolean(terms?.retention), application);

  const frame = useWatchedFrame(overlay === 'agreement');
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
    agreement: agreement.page,
    isAgreementShown: agreement.isShown,
    retention: terms?.retention ?? null,
  };
  const events: OfferOverlayEvents = {
    noteAgreementLoad: () => {
      frame.current?.noteLoad();
      if (agreement.page?.kind === 'framed') agreement.noteShown();
    },
    agree: () => {
      finish('agreement');
      setAgreed(true);
    },
    decline,
    openAgreementLink: agreement.open,
    reloadAgreement: agreement.reload,
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
      if (isAgreed && !agreement.isShown) {
        setDone((before) => new Set([...before].filter((answered) => answered !== 'agreement')));
      } else {
        setAgreed(isAgreed);
      }
    },
    isAgreementShown: agreement.isShown,
    askAgain: () => setAsked('applyAgain'),
    closePromo: () => finish('promo'),
    goBack: back === 'go' ? goBack : takeBack,
  };
}

const openedItem = defineItem({
  key: 'opened-agreement',
  version: 1,
  schema: string(),
  owner: 'borrower',
  lifetime: 'the visit',
});

/** The dialog's agreement: how it can be shown, and whether it was. Opened on its own page it counts as shown, also after that page replaced this one. */
function useAgreement(link: string | null) {
  const { window } = useServices();
  const navigateExternal = useNavigateExternal();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const opened = useMemo(() => sessionItems(window).item(openedItem), [window]);
  const [shown, setShown] = useState<string | null>(() => opened.read());
  const address = link === null ? null : addressToCheck(window, link);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['checkPage', address],
    queryFn: () => (address === null ? 'failed' : checkPage(window, address)),
    enabled: address !== null,
  });
  const found = data === 'page' || !isFetching ? (data ?? 'checking') : 'checking';

  async function open(target: string) {
    const outcome = await navigateExternal(target);
    if (navigationFailure(outcome)) return;
    setShown(target);
    opened.write(target);
    if (outcome.kind === 'left' && (await outcome.isStill())) show({ message: t('pageNotOpened') });
  }
  return {
    page: link === null ? null : agreementPageOf(window, link, found),
    isShown: link === null || link === shown,
    noteShown: () => setShown(link),
    open: () => void (link && open(link)),
    reload: () => void refetch(),
  };
}

/** Links that are followed in the agreement's frame are no steps of the page's own way back. */
function useWatchedFrame(isOpen: boolean) {
  const { window } = useServices();
  const frame = useRef<ReturnType<typeof watchFrame>>(null);
  useEffect(() => {
    // After the frame is gone: a step back in a frame that goes meanwhile is not taken.
    if (!isOpen) frame.current?.close();
    frame.current = isOpen ? watchFrame(window) : null;
  }, [isOpen, window]);
  return frame;
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
