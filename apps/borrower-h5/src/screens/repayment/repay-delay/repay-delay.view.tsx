import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { payNow } from '#shared/order/order-ids.ts';
import { payabilityOf } from '#features/payment/payable.model.ts';
import { RepaymentHeader, RepaymentPage, type RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { wireDateText } from '#shared/wire-date-text.ts';
import { formatMoney, type Money } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { href, screens } from '@peace/screens';
import { MoneyPanel, PanelLine, PanelNote } from '@peace/ui-kit/money-panel';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { extraCostOf, planTotalOf } from './repay-delay.model.ts';
import './repay-delay.css';

/** Delay repayment (spec §2): what more time costs, and what is due after it. */
export function RepayDelayView(props: RepaymentPageProps<Extension>): ReactElement {
  const t = useMessages(repayDelayMessages);
  const { locale } = useLocale();
  const isPlain = locale === 'original';
  const moveTo = (repayDate: string) => repayDate && t('moveTo', { date: wireDateText(repayDate, locale) });
  /** Of a plan that names the price and what follows: it has the amount's place, below the new date. */
  const totalOf = (info: Extension) => (isPlain || !info.repayDate ? null : planTotalOf(info));
  return (
    <RepaymentPage
      {...props}
      title={t('title')}
      purpose="extension"
      sheetLabel={({ repayDate }) => moveTo(repayDate) || t('delayAmount')}
      offer={({ delayAmount, amount, plan }) => {
        if (isPlain) return undefined;
        const repay = { href: href(screens.repay, { ...props.ids }), replace: true, ...payNow };
        const label = t(plan.length > 2 ? 'payDueInstead' : 'payInstead', { amount: formatMoney(amount) });
        const instead = { label, isQuiet: true, ...repay };
        return {
          label: t('payToMove', { amount: formatMoney(delayAmount) }),
          instead: payabilityOf(amount).kind === 'payable' ? instead : undefined,
        };
      }}
      header={(info) => {
        const { title, delayAmount, repayDate } = info;
        const total = totalOf(info);
        const date = wireDateText(repayDate, locale);
        if (total) {
          return (
            <>
              <NewDate date={date} note={title} />
              <PlanList plan={info.plan} total={total} extra={extraCostOf(info)} />
            </>
          );
        }
        return (
          <RepaymentHeader
            amount={delayAmount}
            title={title || t('delayAmount')}
            label={title ? t('delayAmount') : undefined}
            date={repayDate && t('nextPaymentDate', { date })}
            urgency={null}
          />
        );
      }}
      headerToCome={isPlain ? undefined : <NewDateSkeleton />}
      rowLabel={({ repayDate, title }) => moveTo(repayDate) || title || t('delayAmount')}
      plan={(info) => !totalOf(info) && <PlanList plan={info.plan} />}
    />
  );
}

/** The date that is bought: its price is in the table below, and on the button. */
function NewDate({ date, note }: { readonly date: string; readonly note: string }): ReactElement {
  const t = useMessages(repayDelayMessages);
  return (
    <MoneyPanel tone="neutral" title={t('newDate')}>
      <PanelLine isLarge>
        <UnbrokenText>{date}</UnbrokenText>
      </PanelLine>
      {note && <PanelNote>{note}</PanelNote>}
    </MoneyPanel>
  );
}

/** As high as the date, which nearly every plan has. */
const NewDateSkeleton = (): ReactElement => (
  <MoneyPanel tone="neutral" title={<SkeletonLine kind="small" />}>
    <div className="peace-panel__line peace-panel__line--large">
      <SkeletonLine />
    </div>
    <SkeletonLine kind="small" />
  </MoneyPanel>
);

interface PlanListProps extends Pick<Extension, 'plan'> {
  readonly total?: Money;
  /** The cost of moving the date, where that is known. */
  readonly extra?: Money | null;
}

/** The payments: each row with its remark, title, amount and time. */
function PlanList({ plan, total, extra }: PlanListProps): ReactElement | null {
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
        {total && (
          <li className="plan-list__row plan-list__row--total">
            <p className="plan-list__title">{t('rowInAll')}</p>
            <p className="plan-list__amount">{formatMoney(total)}</p>
          </li>
        )}
      </ol>
      {extra && <p className="plan-extra">{t('moveCosts', { amount: formatMoney(extra) })}</p>}
    </Card>
  );
}
