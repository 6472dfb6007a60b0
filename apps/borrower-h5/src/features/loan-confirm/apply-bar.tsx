import type { FailureSupport } from '@peace/i18n/error-wording';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { ActionBar, type BarButton } from '@peace/ui-kit/action-bar';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { useCustomerServiceLink } from '#shared/order-help/use-customer-service-link.ts';
import { WriteNoteContext } from '#shared/missing-protection.ts';
import { type ApplyBlock, applyBlockOf, type ApplyConditions } from './apply-block.model.ts';
import { isApplying, type ApplyPhase } from './apply-phase.model.ts';
import { loanCost } from './loan-cost.ts';
import './apply-bar.css';

export interface ApplyBarEvents {
  readonly apply: () => void;
  /** Reads the offer and its agreements again. */
  readonly retry: () => void;
}

export interface ApplyBarProps extends ApplyConditions {
  readonly phase: ApplyPhase;
  /** Why the last application was refused. */
  readonly failureMessage: string | null;
  readonly failureSupport?: FailureSupport;
  /** What the button says. */
  readonly applyLabel: string;
  readonly events: ApplyBarEvents;
}

/** Apply, and above it what stands in its way, or else what it costs. Grey and inert while anything does; an old offer is read again first. */
export function ApplyBar(props: ApplyBarProps): ReactElement {
  const { terms, phase, applyLabel, failureSupport, events } = props;
  const block = applyBlockOf(props);
  const t = useMessages(loanConfirmMessages);
  const ask = useCustomerServiceLink();
  const hint = useHint(props, block);
  if (block === 'termsOld')
    return <ActionBar hint={hint} primary={{ label: t('termsReadAgain'), onClick: events.retry }} />;
  const apply: BarButton = {
    label: applyLabel,
    onClick: events.apply,
    isInert: block !== null,
    // What is not known of the first application comes first.
    isQuiet: phase.kind === 'notFound',
    isBusy: isApplying(phase),
    busyLabel: t('applying'),
  };
  const areTermsClear = terms.contradictions.length === 0 && loanCost(terms).cost !== null;
  return (
    <ActionBar
      hint={hint}
      beside={failureSupport && saysFailure(props, block) && <SupportDetails {...failureSupport} />}
      // Terms that leave the cost open are to be asked about first; an unknown first application comes before both.
      {...(areTermsClear || phase.kind === 'notFound' ? { primary: apply } : { primary: ask, secondary: apply })}
    />
  );
}

const hints = {
  turnedOff: 'applyTurnedOff',
  termsUnreadable: 'termsUnreadable',
  termsContradict: 'termsContradict',
  termsOld: 'termsOld',
  termsRereading: 'termsRereading',
  agreementsLoading: 'agreementsLoading',
  agreementsFailed: 'agreementsNeeded',
  agreementUnread: 'agreementsNeeded',
  termsChanged: 'termsChanged',
  notAgreed: 'agreeFirst',
} as const satisfies Record<ApplyBlock, string>;

/** What stands in the offer itself: it is said also after a refusal. */
const sayFirst: ReadonlySet<ApplyBlock> = new Set(['termsUnreadable', 'termsContradict', 'termsOld']);

/** What was refused is said unless the offer itself is what stands in the way. */
function saysFailure({ phase, failureMessage }: ApplyBarProps, block: ApplyBlock | null): boolean {
  return phase.kind === 'failed' && !!failureMessage && !(block && sayFirst.has(block));
}

function useHint(props: ApplyBarProps, block: ApplyBlock | null): ReactNode {
  const { terms, failureMessage } = props;
  const writeNote = useContext(WriteNoteContext);
  const t = useMessages(loanConfirmMessages);
  const { repaid, cost } = loanCost(terms);
  const price = cost
    ? t('costSentence', { repaid: formatMoney(repaid), cost: formatMoney(cost) })
    : t('costIncomplete');
  const said = cost ? (
    price
  ) : (
    <strong className="apply-hint__warning">
      <WarningIcon /> {price}
    </strong>
  );
  const accepted = useAccepted(props);
  if (saysFailure(props, block)) return failureMessage;
  if (block === 'agreementsLoading' || block === 'termsRereading')
    return <Meanwhile later={`${price} ${accepted}`}>{t(hints[block])}</Meanwhile>;
  if (block) return t(hints[block]);
  return (
    <>
      {said} {writeNote && <>{writeNote} </>}
      {accepted}
    </>
  );
}

/** What the tick above stands for, said where Apply is: its box may be out of sight. */
function useAccepted({ agreements }: ApplyBarProps): string {
  const t = useMessages(loanConfirmMessages);
  if (agreements.kind !== 'ready') return '';
  const [title = t('loanTerms'), ...more] = agreements.data.map((each) => each || t('agreementTitle'));
  return more.length === 0 ? t('youAccept', { title }) : t('youAcceptMore', { title, count: more.length });
}

/** A sentence in the room of the one that follows it, so that the bar does not grow under a thumb. */
function Meanwhile({ later, children }: { readonly later: string; readonly children: string }): ReactElement {
  return (
    <span className="apply-hint">
      <span>{children}</span>
      <span className="apply-hint__later">{later}</span>
    </span>
  );
}
