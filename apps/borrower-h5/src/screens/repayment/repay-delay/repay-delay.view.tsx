import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { RepaymentHeader } from '#features/payment/repayment-header.tsx';
import { RepaymentPage, type RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { wireDateText } from '#shared/wire-date-text.ts';
import { formatMoney } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { OneLine } from '@peace/ui-kit/one-line';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { moveComparisonOf } from './repay-delay.model.ts';
import './repay-delay.css';

/** Delay repayment (spec §2): what more time costs, and what is due after it. */
export function RepayDelayView(props: RepaymentPageProps<Extension>): ReactElement {
  const t = useMessages(repayDelayMessages);
  const { locale } = useLocale();
  return (
    <RepaymentPage
      {...props}
      title={t('title')}
      purpose="extension"
      amountOf={({ delayAmount }) => delayAmount}
      amountLabel={t('delayAmount')}
      sheetLabel={({ repayDate }) =>
        repayDate ? t('moveTo', { date: wireDateText(repayDate, locale) }) : t('delayAmount')
      }
      header={(info, { isBrief }) => {
        const { title, delayAmount, repayDate } = info;
        return (
          <>
            <RepaymentHeader
              isBrief={isBrief}
              amount={delayAmount}
              title={title || t('delayAmount')}
              label={title ? t('delayAmount') : undefined}
              date={repayDate && t('nextPaymentDate', { date: wireDateText(repayDate, locale) })}
              urgency={null}
            />
            {!isBrief && <ExtensionComparison info={info} />}
          </>
        );
      }}
      plan={({ plan }) => <PlanList plan={plan} />}
    />
  );
}

/** Paying today beside moving the due date, each with its whole sum, and what moving costs. Nothing where that is not known exactly. */
function ExtensionComparison({ info }: { readonly info: Extension }): ReactElement | null {
  const t = useMessages(repayDelayMessages);
  const { locale } = useLocale();
  const compared = moveComparisonOf(info);
  if (!compared || !info.repayDate) return null;
  const { today, now, later, total, extra } = compared;
  return (
    <Card title={t('compareTitle')}>
      <ul className="move-compared">
        <li className="move-compared__way">
          <p className="move-compared__name">{t('payToday')}</p>
          <p className="move-compared__sum">
            <OneLine>{formatMoney(today)}</OneLine>
          </p>
        </li>
        <li className="move-compared__way">
          <p className="move-compared__name">
            <UnbrokenText>{t('moveTo', { date: wireDateText(info.repayDate, locale) })}</UnbrokenText>
          </p>
          <p className="move-compared__sum">
            <OneLine>{formatMoney(total)}</OneLine>
          </p>
          <p className="move-compared__what">
            <UnbrokenText>{t('moveText', { now: formatMoney(now), later: formatMoney(later) })}</UnbrokenText>
          </p>
        </li>
      </ul>
      <p className="move-compared__extra">{t('moveCosts', { amount: formatMoney(extra) })}</p>
    </Card>
  );
}

/** What is paid when: each row with its remark, title, amount and time. Without rows there is nothing. */
function PlanList({ plan }: Pick<Extension, 'plan'>): ReactElement | null {
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
