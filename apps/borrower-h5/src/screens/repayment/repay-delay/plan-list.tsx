import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import './plan-list.css';

/** What is paid when: each row with its remark, title, amount and time. Without rows there is nothing. */
export function PlanList({ plan }: Pick<Extension, 'plan'>): ReactElement | null {
  const t = useMessages(repayDelayMessages);
  const { locale } = useLocale();
  if (plan.length === 0) return null;
  return (
    <Card title={t('plan')}>
      <ol className="plan-list">
        {plan.map((row, index) => (
          // Rows have no id, and two may say the same.
          <li key={`${index}-${row.title}`} className="plan-list__row">
            {row.remark && <p className="plan-list__remark">{row.remark}</p>}
            <p className="plan-list__title">{row.title}</p>
            <p className="plan-list__amount">{formatMoney(row.amount)}</p>
            {row.time && <p className="plan-list__time">{wireDateText(row.time, locale)}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
