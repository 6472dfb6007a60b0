import type { FailureSupport } from '@peace/i18n/error-wording';
import { applicationMessages } from '@peace/i18n/messages/application';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { ActionBar, type BarAction, type BarButton } from '@peace/ui-kit/action-bar';
import { WriteNoteContext } from '@peace/ui-kit/write-note-context';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { useCustomerServiceLink } from '#features/order-help/use-customer-service-link.ts';
import { type ApplyBlock, applyBlockOf, type ApplyConditions, liesInTerms } from './apply-block.model.ts';
import { isApplying, type ApplicationState } from './application-state.model.ts';
import { ConsentBox, useAgreementTitles } from './consent-box.tsx';
import { loanCost } from './loan-cost.ts';
import './offer-page.css';

export interface ApplyBarEvents {
  readonly apply: () => void;
  readonly retry: () => void;
  readonly check: () => void;
  readonly setAgreed: (isAgreed: boolean) => void;
}

export interface ApplyBarProps extends ApplyConditions {
  readonly application: ApplicationState;
  readonly failureMessage: string | null;
  readonly failureSupport?: FailureSupport;
  readonly applyLabel: string;
  /** Below the server's label, which may name no amount: what is borrowed. */
  readonly applyNote?: string;
  /** The tap waits for terms that are read again first. */
  readonly isWaitingForTerms?: boolean;
  /** Shows the list of agreements. */
  readonly showAgreements: () => void;
  readonly events: ApplyBarEvents;
}

/** Apply, and above it what stands in its way, or what it costs; inert until all is answered. Before a second one comes a look for the first. */
export function ApplyBar(props: ApplyBarProps): ReactElement {
  const { application, applyLabel, applyNote, isWaitingForTerms = false, failureSupport, events } = props;
  const block = applyBlockOf(props);
  const { locale } = useLocale();
  const t = useMessages(loanConfirmMessages);
  const words = useMessages(applicationMessages);
  const isInDoubt = application.kind === 'notFound';
  const apply: BarButton = {
    label: isInDoubt ? words('againConfirm') : applyLabel,
    content:
      applyNote && !isInDoubt ? (
        <span className="apply-label">
          {applyLabel} <small>{applyNote}</small>
        </span>
      ) : undefined,
    onClick: events.apply,
    action: [applyLabel, formatMoney(props.terms.amount), formatMoney(loanCost(props.terms).repaid)].join(' '),
    isInert: block !== null && !isWaitingForTerms,
    isBusy: isApplying(application) || isWaitingForTerms,
    busyLabel: isWaitingForTerms ? undefined : t('applying'),
  };
  const ask = useCustomerServiceLink();
  const reread: BarButton = {
    label: t('termsReadAgain'),
    onClick: events.retry,
    // As it was painted early: then the agreements are still to come.
    isBusy: props.refresh.kind === 'running' && props.agreements.kind !== 'loading',
    busyLabel: t('termsRereading'),
  };
  const next: readonly [BarAction, BarAction?] = liesInTerms(block)
    ? [ask, reread]
    : [block === 'termsOld' ? reread : apply];
  const check = { label: words('checkAgain'), onClick: events.check };
  const [primary, secondary] = isInDoubt ? [check, { ...next[0], isQuiet: true }] : next;
  return (
    <ActionBar
      hint={useHint(props, block)}
      above={
        locale !== 'original' &&
        !isInDoubt &&
        !liesInTerms(block) && (
          <ConsentBox
            agreements={props.agreements}
            isAgreed={props.isAgreed}
            onChange={events.setAgreed}
            showAgreements={props.showAgreements}
          />
        )
      }
      beside={failureSupport && saysFailure(props, block) && <SupportDetails {...failureSupport} />}
      primary={primary}
      secondary={secondary}
    />
  );
}

const hints = {
  turnedOff: 'applyTurnedOff',
  termsUnreadable: 'termsUnreadable',
  termsContradict: 'termsContradict',
  costUnknown: 'costUnknown',
  termsOld: 'termsOld',
  termsRereading: 'termsRereading',
  agreementsLoading: 'agreementsLoading',
  agreementsFailed: 'agreementsNeeded',
  agreementUnread: 'agreementsNeeded',
  termsChanged: 'termsChanged',
  agreementUnopened: 'agreementUnopened',
  notAgreed: 'agreeFirst',
} as const satisfies Record<ApplyBlock, string>;

/** A refusal is shown beside the current obstacle, unless the offer itself is the obstacle. */
function saysFailure({ application, failureMessage }: ApplyBarProps, block: ApplyBlock | null): boolean {
  return application.kind === 'failed' && !!failureMessage && !liesInTerms(block) && block !== 'termsOld';
}

function useHint(props: ApplyBarProps, block: ApplyBlock | null): ReactNode {
  const { terms, application } = props;
  const writeNote = useContext(WriteNoteContext);
  const t = useMessages(loanConfirmMessages);
  const { repaid, cost } = loanCost(terms);
  // 'Check again' costs nothing.
  const price =
    cost && application.kind !== 'notFound'
      ? t('costSentence', { repaid: formatMoney(repaid), cost: formatMoney(cost) })
      : '';
  const accepted = useAccepted(props);
  const failure = saysFailure(props, block) ? props.failureMessage : null;
  const news = [failure, block === 'termsChanged' && t(hints[block])].filter(Boolean).join(' ');
  const rest = (): ReactNode => {
    if (block === 'termsChanged') return null;
    if (failure) return block && <span data-hint>{t(hints[block])}</span>;
    if (block === 'termsRereading') return <Meanwhile later={`${price} ${accepted}`}>{t(hints[block])}</Meanwhile>;
    // The price is the largest text of the page: it is painted early, and does not wait for the agreements.
    if (block === null || block === 'agreementsLoading')
      return (
        <span key="price" data-hint>
          <span>{price}</span> <span>{writeNote}</span>{' '}
          <Meanwhile later={block === null ? '' : t('youAcceptMore', { title: t('loanTerms'), count: 1 })}>
            {block === null ? accepted : t(hints[block])}
          </Meanwhile>
        </span>
      );
    return <span data-hint>{t(hints[block])}</span>;
  };
  return (
    <>
      {/* Rendered before it has a text, so that the text is announced. */}
      <span role="status">{news}</span> {rest()}
    </>
  );
}

/** Repeats beside Apply what the tick means in the specification's wording, where its box may be out of sight. */
function useAccepted({ agreements }: ApplyBarProps): string {
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  const titles = useAgreementTitles(agreements);
  if (!titles || locale !== 'original') return '';
  return t(titles.count === 0 ? 'youAccept' : 'youAcceptMore', titles);
}

/** A sentence in the room of the one that follows it, so that the bar does not grow under a thumb. */
function Meanwhile({ later, children }: { readonly later: string; readonly children: string }): ReactElement {
  return (
    <span className="apply-hint">
      {/* Other words are another element: the same one would have moved. */}
      <span key={children} data-hint>
        {children}
      </span>
      <span className="apply-hint__later">{later}</span>
    </span>
  );
}
