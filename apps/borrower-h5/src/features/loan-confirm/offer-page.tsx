import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { AppOnly } from '@peace/ui-kit/client-only';
import { Card } from '@peace/ui-kit/card';
import { CompanyFacts, type CompanyFactsProps } from '@peace/ui-kit/company-facts';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { AccountLine } from '#shared/session/account-line.tsx';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import { AgreementChoice, type AgreementChoiceProps, type AgreementChoiceEvents } from './agreement-choice.tsx';
import {
  ApplicationDoubt,
  ApplicationOutcome,
  isOutcome,
  type ApplicationOutcomeProps,
  type ApplicationOutcomeEvents,
} from './application-outcome.tsx';
import { applyBlockOf, liesInTerms, type ApplyConditions } from './apply-block.model.ts';
import { ApplyBar, type ApplyBarEvents } from './apply-bar.tsx';
import type { ApplicationState } from './application-state.model.ts';
import { LoanConfirmSkeleton } from './loan-confirm-skeleton.tsx';
import { LoanInformation } from './loan-information.tsx';
import type { CheckedTerms } from './offer-check.ts';
import { OfferContradictions } from './offer-contradictions.tsx';
import { OfferHero } from './offer-hero.tsx';
import { RepaymentPlan } from './repayment-plan.tsx';
import type { OfferOverlayEvents } from './offer-overlays.tsx';
import './offer-page.css';

export interface OfferEvents
  extends AgreementChoiceEvents, ApplicationOutcomeEvents, ApplyBarEvents, OfferOverlayEvents {
  readonly back: () => void;
}

export interface OfferPageProps
  extends
    Omit<AgreementChoiceProps, 'hasBox'>,
    Omit<ApplicationOutcomeProps, 'application'>,
    Omit<ApplyConditions, 'terms'> {
  /** The moment it is seen at, see `useDueTime`. */
  readonly now?: number | null;
  readonly state: AsyncState<CheckedTerms>;
  readonly application: ApplicationState;
  readonly isWaitingForTerms?: boolean;
  /** The server's words for Apply; 'Apply' without them. */
  readonly applyLabel?: string;
  readonly lender: CompanyFactsProps['company'];
  readonly receiptSheet: ReactElement | null;
  readonly events: OfferEvents;
}

/** Loan confirm, in both variants: the offer and its cost, what is agreed to, and Apply. */
export function OfferPage(props: OfferPageProps): ReactElement {
  const { state, application, applyLabel, events } = props;
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  // The letter of the specification's wording names no amount.
  const apply = ({ amount }: CheckedTerms) =>
    amount && locale !== 'original' ? t('applyFor', { amount: formatMoney(amount) }) : t('apply');
  const borrowed = ({ amount }: CheckedTerms) =>
    amount && locale !== 'original' ? `${t('loanAmount')} ${formatMoney(amount)}` : '';
  const [followsOutcome, setFollowsOutcome] = useState(false);
  if (isOutcome(application) && !followsOutcome) setFollowsOutcome(true);
  const agreements = useRef<HTMLDivElement>(null);
  const showAgreements = () => {
    agreements.current?.focus({ preventScroll: true });
    agreements.current?.scrollIntoView({ block: 'center' });
  };
  const offers = { label: t('seeOffers'), href: href(screens.recommendList) };
  if (isOutcome(application)) {
    return (
      <PageFrame title={t('title')} onBack={events.back}>
        <AppOnly>{() => <ApplicationOutcome {...props} application={application} />}</AppOnly>
        {props.receiptSheet}
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={t('title')}
      onBack={events.back}
      actionBar={
        state.kind === 'ready' && (
          <ApplyBar
            {...props}
            terms={state.data}
            applyLabel={applyLabel || apply(state.data)}
            applyNote={applyLabel ? borrowed(state.data) : ''}
            showAgreements={showAgreements}
          />
        )
      }
    >
      <AccountLine />
      <AsyncView state={state} onRetry={events.retry} failureAction={offers} skeleton={<LoanConfirmSkeleton />}>
        {(terms) => <Offer {...props} terms={terms} listRef={agreements} followsOutcome={followsOutcome} />}
      </AsyncView>
    </PageFrame>
  );
}

interface OfferProps extends OfferPageProps {
  readonly terms: CheckedTerms;
  /** It is back in the place of an outcome, whose button had the focus. */
  readonly followsOutcome: boolean;
}

function Offer(props: OfferProps): ReactElement {
  const { terms, application, lender, followsOutcome } = props;
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  const isInDoubt = application.kind === 'notFound';
  const offer = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    // The notice of a doubt takes it by itself.
    if (followsOutcome && !isInDoubt) offer.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  return (
    <div ref={offer} className="offer" role="group" aria-label={t('title')} tabIndex={-1}>
      {application.kind === 'notFound' && <AppOnly>{() => <ApplicationDoubt isSure={application.isSure} />}</AppOnly>}
      <OfferContradictions terms={terms} />
      <OfferHero terms={terms} />
      <RepaymentPlan
        plan={terms.plan}
        isFirstDateContradicted={terms.contradictions.some(({ kind }) => kind === 'firstDate')}
      />
      <LoanInformation terms={terms} />
      <Card title={t('lender')}>
        <CompanyFacts isBrief company={lender} />
      </Card>
      {/* Before there is an order there is nothing to complain about. */}
      <OrderHelp now={props.now} />
      {/* Last: however many titles come, and however long they are, nothing moves. */}
      {!liesInTerms(applyBlockOf(props)) && <AgreementChoice {...props} hasBox={locale === 'original' || isInDoubt} />}
    </div>
  );
}
