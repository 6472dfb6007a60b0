import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { Timeline } from '@peace/ui-kit/timeline';
import type { ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';

/** What is paid when: each row with its time, amount, title and remark. Without rows there is nothing. */
export function PlanList({ plan }: Pick<Extension, 'plan'>): ReactElement | null {
  const t = useMessages(repayDelayMessages);
  const { locale } = useLocale();
  if (plan.length === 0) return null;
  const entries = plan.map(({ remark, title, amount, time }, index) => ({
    date: time ? wireDateText(time, locale) : title,
    amount: formatMoney(amount),
    note: [...(time ? [title] : []), remark].filter((part) => part !== '').join(' · '),
    place: index === 0 ? ('next' as const) : ('later' as const),
  }));
  return (
    <Card title={t('plan')}>
      <Timeline label={t('plan')} entries={entries} />
    </Card>
  );
}
