import { dayText } from '@peace/i18n/dates';
import { commonMessages } from '@peace/i18n/messages/common';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { useLongList } from '@peace/ui-kit/use-long-list';
import { ArrowDownIcon } from '@peace/vant-react-compat/icon';
import { useId, useState, type ReactElement } from 'react';
import { dueDate } from './loan-cost.ts';
import type { PlannedRepayment } from './loan-terms.ts';
import './repayment-plan.css';

/** How many repayments show before 'more' is tapped. */
const folded = 3;

export interface RepaymentPlanProps {
  readonly plan: readonly PlannedRepayment[];
  /** All of it at once, as an instalment loan shows it. */
  readonly isOpen: boolean;
}

/** 'Payment Information': every repayment with its day and amount. On paper it is never folded. */
export function RepaymentPlan({ plan, isOpen }: RepaymentPlanProps): ReactElement | null {
  const t = useMessages(loanConfirmMessages);
  const common = useMessages(commonMessages);
  const [isExpanded, setIsExpanded] = useState(isOpen);
  const listId = useId();
  const made = useLongList(plan);
  if (plan.length === 0) return null;
  const hasMore = plan.length > folded && !isOpen;
  return (
    <Card title={t('paymentInformation')}>
      <dl id={listId} className="plan">
        {made.map((repayment, index) => (
          // Two repayments may look the same; their order is what they are.
          <div
            key={`${index}-${repayment.title}`}
            className={hasMore && !isExpanded && index >= folded ? 'plan__row plan__row--folded' : 'plan__row'}
          >
            <Repayment repayment={repayment} />
          </div>
        ))}
      </dl>
      {hasMore && (
        <button
          type="button"
          className="plan__toggle"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? common('hide') : common('more')}
          <ArrowDownIcon />
        </button>
      )}
    </Card>
  );
}

function Repayment({ repayment }: { readonly repayment: PlannedRepayment }): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const { title, amount, description, payTime } = repayment;
  const { locale } = useLocale();
  const date = dueDate(payTime);
  return (
    <>
      <dt className="plan__what">
        <span className="plan__title">{title}</span>
        <span className="plan__date">{date ? t('dueOn', { date: dayText(date, locale) }) : t('dueUnknown')}</span>
        {description && <span className="plan__description">{description}</span>}
      </dt>
      <dd className="plan__amount">
        {amount ? formatMoney(amount) : <span className="plan__unknown">{t('notKnown')}</span>}
      </dd>
    </>
  );
}
