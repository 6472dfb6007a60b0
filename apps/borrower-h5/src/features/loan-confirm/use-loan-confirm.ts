import type { Agreement } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { company } from '@peace/company';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { mapReady } from '@peace/ui-kit/async-view';
import { useNavigate } from 'react-router-dom';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { isTurnedOff } from '#shared/turned-off.ts';
import { useServices } from '#shared/services.tsx';
import type { Read } from '#shared/use-read.ts';
import { applyBlockOf } from './apply-block.model.ts';
import type { ApplyPhase } from './apply-phase.model.ts';
import { termsText } from './consent.model.ts';
import type { LoanConfirmViewProps } from './loan-confirm-view.tsx';
import { applicationFor, type LoanTerms } from './loan-terms.ts';
import { useAgreementLinks, type ReadAgreementLink } from './use-agreement-links.ts';
import { useConsent } from './use-consent.ts';
import { useApplication, type SubmitApplication } from './use-application.ts';
import { useOfferOverlays } from './use-offer-overlays.ts';

/** In what the two variants of loan confirm differ. */
export interface LoanConfirmOptions {
  readonly productId: string;
  /** Empty where there is no order yet. */
  readonly orderId: string;
  readonly offer: Read<LoanTerms>;
  readonly agreements: Read<readonly Agreement[]>;
  readonly readAgreementLink: ReadAgreementLink;
  readonly submit: SubmitApplication;
  /** Whether the box is ticked before anybody touched it. */
  readonly isAgreedAtFirst: boolean;
  readonly hasPromo: boolean;
  /** Apply was tapped, and an application goes out. */
  readonly onApply?: () => void;
}

/** Everything that both variants of loan confirm do. */
export function useLoanConfirm(options: LoanConfirmOptions) {
  const { productId, orderId, offer, agreements, isAgreedAtFirst, hasPromo } = options;
  const { bridge } = useServices();
  const t = useMessages(commonMessages);
  const navigate = useNavigate();
  const terms = offer.state.kind === 'ready' ? offer.state.data : null;
  const { isAgreed, haveTermsChanged, setAgreed } = useConsent({
    terms: terms && agreements.state.kind === 'ready' ? termsText(terms, agreements.state.data) : null,
    isAgreedAtFirst,
  });
  const links = useAgreementLinks(options.readAgreementLink);
  const application = useApplication({
    productId,
    productName: terms?.productName ?? '',
    submit: (...sent) => {
      options.onApply?.();
      return options.submit(...sent);
    },
    onAccepted: () => void bridge.send('confirmBurialPoint', { productId, ...(orderId && { orderId }) }),
    reloadOffer: offer.reload,
  });
  const { phase } = application;
  const titles = mapReady(agreements.state, (list) => list.map(({ title }) => title));
  const { overlays, tick, closePromo, goBack, askAgain, isAgreementShown } = useOfferOverlays({
    terms,
    hasPromo,
    phase,
    setAgreed,
    onApplyAgain: () => apply({ isConfirmed: true }),
  });
  const consent = {
    agreements: titles,
    isAgreed,
    isAgreementShown,
    haveTermsChanged,
    isTurnedOff: isTurnedOff('apply'),
  };
  function apply(how: { readonly isConfirmed: boolean }): void {
    const wanted = terms && applyBlockOf({ terms, ...consent }) === null ? applicationFor(terms) : null;
    if (wanted) application.apply(wanted, how);
  }

  const view: Omit<LoanConfirmViewProps, 'isPlanOpen'> = {
    state: offer.state,
    phase,
    failureMessage: failureMessageOf(phase, t),
    ...consent,
    lender: company,
    openingAgreement: links.opening,
    onAgreed: tick,
    onAgreement: links.open,
    onReloadAgreements: agreements.reload,
    onBack: goBack,
    onRetry: offer.reload,
    onApply: () => (phase.kind === 'notFound' ? askAgain() : apply({ isConfirmed: false })),
    onOrder: (orderNo) => void navigate(href(screens.orderDetails, { productId, orderId: orderNo }), { replace: true }),
    onOrders: () => void navigate(href(screens.orders), { replace: true }),
    onCheck: application.check,
    // Before there is an order there is nothing to complain about.
    ...useOrderHelp(undefined),
  };
  return { view, overlays, closePromo };
}

function failureMessageOf(phase: ApplyPhase, t: Parameters<typeof errorWording>[1]): string | null {
  const error = phase.kind === 'failed' ? phase.error : phase.kind === 'notFound' ? phase.refusal : null;
  return error && errorWording(error, t);
}
