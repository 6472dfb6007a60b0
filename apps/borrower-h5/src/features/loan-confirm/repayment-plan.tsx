import { dayText } from '@peace/i18n/dates';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { MoreButton } from '@peace/ui-kit/more-button';
import { Timeline, type TimelineEntry } from '@peace/ui-kit/timeline';
import { useLongList } from '@peace/ui-kit/use-long-list';
import { useId, useState, type ReactElement } from 'react';
import { dueDate } from './loan-cost.ts';
import { NotKnown } from './offer-hero.tsx';
import type { PlannedRepayment } from './loan-terms.ts';
import './offer-page.css';

/** A longer plan is folded, to its first repayments and its last. */
const LONGEST_UNFOLDED = 12;
const FIRST_SHOWN = 3;

export interface RepaymentPlanProps {
  readonly plan: readonly PlannedRepayment[];
  readonly isFirstDateContradicted?: boolean;
}

/** 'Payment Information': every repayment with its day and amount. On paper it is never folded. */
export function RepaymentPlan({ plan, isFirstDateContradicted = false }: RepaymentPlanProps): ReactElement | null {
  const t = useMessages(loanConfirmMessages);
  const [isExpanded, setIsExpanded] = useState(false);
  const listId = useId();
  const made = useLongList(plan);
  const parts = sharedParts(plan);
  const entryOf = useTimelineEntry(parts !== null);
  if (plan.length === 0) return null;
  const hasMore = plan.length > LONGEST_UNFOLDED;
  return (
    <Card title={t('paymentInformation')}>
      {parts && <p className="plan__parts">{t('eachRepayment', { parts })}</p>}
      <div className={isFirstDateContradicted ? 'plan--contradicted' : undefined}>
        <Timeline
          id={listId}
          label={t('paymentInformation')}
          entries={made.map(entryOf)}
          foldedTo={hasMore && !isExpanded ? FIRST_SHOWN : undefined}
        />
      </div>
      {hasMore && (
        <MoreButton
          listId={listId}
          isExpanded={isExpanded}
          moreLabel={t('showAllRepayments', { count: plan.length })}
          onToggle={() => setIsExpanded(!isExpanded)}
        />
      )}
    </Card>
  );
}

/** The parts that all repayments share are named once, above them. */
function useTimelineEntry(hasSharedParts: boolean): (repayment: PlannedRepayment, index: number) => TimelineEntry {
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  return ({ title, amount, description, payTime }, index) => {
    const date = dueDate(payTime);
    return {
      date: date ? t('dueOn', { date: dayText(date, locale) }) : t('dueUnknown'),
      amount: amount ? formatMoney(amount) : <NotKnown />,
      note: [title, hasSharedParts ? '' : description].filter(Boolean).join('\n'),
      place: index === 0 ? 'next' : 'later',
    };
  };
}

/** Returns the parts that every repayment of a plan pays, in the server's words; null where they differ, or for one repayment. */
export function sharedParts(plan: readonly PlannedRepayment[]): string | null {
  const [first, ...others] = plan;
  if (!first?.description || others.length === 0) return null;
  return others.every(({ description }) => description === first.description) ? first.description : null;
}
