import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { ActionBar } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import type { AgreementTitles } from './agreement-titles.ts';
import { applyBlockOf, type ApplyBlock } from './apply-block.model.ts';
import { isUnderWay, type ApplyPhase } from './apply-phase.model.ts';
import { loanCost } from './loan-cost.ts';
import type { LoanTerms } from './loan-terms.ts';

export interface ApplyBarProps {
  readonly terms: LoanTerms;
  readonly phase: ApplyPhase;
  readonly agreements: AgreementTitles;
  readonly isAgreed: boolean;
  readonly isAgreementShown: boolean;
  /** The terms changed under a tick, which was cleared. */
  readonly haveTermsChanged: boolean;
  /** The deployment takes no applications now. */
  readonly isTurnedOff?: boolean;
  /** Why the last application was refused. */
  readonly failureMessage: string | null;
  /** What the button says. */
  readonly applyLabel: string;
  readonly onApply: () => void;
}

/** Apply, and above it what stands in its way, or else what it costs. Grey and inert while anything does. */
export function ApplyBar(props: ApplyBarProps): ReactElement {
  const { phase, applyLabel, onApply } = props;
  const block = applyBlockOf(props);
  const t = useMessages(loanConfirmMessages);
  return (
    <ActionBar
      hint={useHint(props, block)}
      primary={{
        label: applyLabel,
        onClick: onApply,
        isInert: block !== null,
        isBusy: isUnderWay(phase),
        busyLabel: t('applying'),
      }}
    />
  );
}

const hints = {
  turnedOff: 'applyTurnedOff',
  termsUnreadable: 'termsUnreadable',
  termsContradict: 'termsContradict',
  agreementsLoading: 'agreementsLoading',
  agreementsFailed: 'agreementsNeeded',
  agreementUnread: 'agreementsNeeded',
  termsChanged: 'termsChanged',
  notAgreed: 'agreeFirst',
} as const satisfies Record<ApplyBlock, string>;

function useHint({ terms, phase, failureMessage }: ApplyBarProps, block: ApplyBlock | null): string | null {
  const t = useMessages(loanConfirmMessages);
  // What was refused is said unless the offer itself is what stands in the way.
  if (phase.kind === 'failed' && failureMessage && block !== 'termsUnreadable' && block !== 'termsContradict')
    return failureMessage;
  if (block) return t(hints[block]);
  const { repaid, cost } = loanCost(terms);
  if (!cost) return t('costIncomplete');
  return t('costSentence', { repaid: formatMoney(repaid), cost: formatMoney(cost) });
}
