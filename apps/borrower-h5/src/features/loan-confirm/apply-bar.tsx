import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { ActionBar } from '@peace/ui-kit/action-bar';
import type { ReactElement } from 'react';
import { isUnderWay, type ApplyPhase } from './applying.model.ts';
import { loanCost } from './loan-cost.ts';
import { applicationFor, type LoanTerms } from './loan-terms.ts';

export interface ApplyBarProps {
  readonly terms: LoanTerms;
  readonly phase: ApplyPhase;
  readonly isAgreed: boolean;
  /** Why the last application was refused. */
  readonly failureMessage: string | null;
  /** What the button says. */
  readonly applyLabel: string;
  readonly onApply: () => void;
}

/** Apply, and above it what stands in its way, or else what it costs. Grey and inert while nothing is agreed to. */
export function ApplyBar(props: ApplyBarProps): ReactElement {
  const { terms, phase, isAgreed, applyLabel, onApply } = props;
  const t = useMessages(loanConfirmMessages);
  return (
    <ActionBar
      hint={useHint(props)}
      primary={{
        label: applyLabel,
        onClick: onApply,
        isInert: !isAgreed || applicationFor(terms) === null,
        isBusy: isUnderWay(phase),
        busyLabel: t(phase.kind === 'checking' ? 'checking' : 'applying'),
      }}
    />
  );
}

function useHint({ terms, phase, isAgreed, failureMessage }: ApplyBarProps): string | null {
  const t = useMessages(loanConfirmMessages);
  if (phase.kind === 'checking') return t('lostHint');
  if (applicationFor(terms) === null) return t('termsUnreadable');
  if (failureMessage) return failureMessage;
  if (!isAgreed) return t('agreeFirst');
  const { received, repaid, cost } = loanCost(terms);
  if (!cost) return t('costIncomplete');
  return t('costSentence', { received: formatMoney(received), repaid: formatMoney(repaid), cost: formatMoney(cost) });
}
