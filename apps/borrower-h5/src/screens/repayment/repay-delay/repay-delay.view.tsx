import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { payNow } from '#shared/order/order-ids.ts';
import { payabilityOf } from '#features/payment/payable.model.ts';
import { RepaymentHeader } from '#features/payment/repayment-header.tsx';
import { RepaymentPage, type RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { wireDateText } from '#shared/wire-date-text.ts';
import { formatMoney, type Money } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { href, screens } from '@peace/screens';
import { MoneyPanel, PanelLine, PanelNote } from '@peace/ui-kit/money-panel';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { moveComparisonOf, type MoveComparison, planTotalOf } from './repay-delay.model.ts';
import './repay-delay.css';

/** Delay repayment (spec §2): what more time costs, and what is due after it. */
export function RepayDelayView(props: RepaymentPageProps<Extension>): ReactElement {
  const t = useMessages(repayDelayMessages);
  const { locale } = useLocale();
  const isPlain = locale === 'original';
  // Several payments cannot be compared with what is due today: their list has the table's place.
  const totalAbove = (info: Extension) =>
    isPlain || !info.repayDate || moveComparisonOf(info) ? null : planTotalOf(info);
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
      offer={({ delayAmount, amount }) => {
        if (isPlain) return undefined;
        const repay = { href: href(screens.repay, { ...props.ids }), replace: true, ...payNow };
        const instead = { label: t('payInstead', { amount: formatMoney(amount) }), isQuiet: true, ...repay };
        return {
          label: t('payToMove', { amount: formatMoney(delayAmount) }),
          instead: payabilityOf(amount).kind === 'payable' ? instead : undefined,
        };
      }}
      header={(info, { isBrief }) => {
        const { title, delayAmount, repayDate } = info;
        const compared = isBrief || !repayDate ? null : moveComparisonOf(info);
        const total = isBrief ? null : totalAbove(info);
        const date = wireDateText(repayDate, locale);
        return (
          <>
            {!isPlain && (compared || total) ? (
              <NewDate date={date} note={title} />
            ) : (
              <RepaymentHeader
                isBrief={isBrief}
                amount={delayAmount}
                title={(isBrief && repayDate && t('moveTo', { date })) || title || t('delayAmount')}
                label={title ? t('delayAmount') : undefined}
                date={repayDate && t('nextPaymentDate', { date })}
                urgency={null}
              />
            )}
            {compared && <ExtensionComparison compared={compared} />}
            {total && <PlanList plan={info.plan} total={total} />}
          </>
        );
      }}
      plan={(info) => !totalAbove(info) && <PlanList plan={info.plan} />}
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

/** Paying today beside moving the due date: what is paid now, on the new date and in all, and what moving costs. */
function ExtensionComparison({ compared }: { readonly compared: MoveComparison }): ReactElement {
  const t = useMessages(repayDelayMessages);
  const { today, now, later, total, extra } = compared;
  const none = { ...today, minor: 0 };
  const rows = [
    [t('rowNow'), today, now],
    [t('rowLater'), none, later],
    [t('rowInAll'), today, total],
  ] as const;
  const ways = [t('payToday'), t('moveIt')] as const;
  return (
    <Card>
      <table className="compared" aria-label={t('compareTitle')}>
        <thead>
          <tr>
            <td>{'\u00a0'}</td>
            {ways.map((way) => (
              <th key={way} scope="col">
                {way}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...amounts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {amounts.map((amount, way) => (
                <td key={ways[way]}>
                  <span className="compared__way">{ways[way]}</span>
                  {formatMoney(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="compared__extra">{t('moveCosts', { amount: formatMoney(extra) })}</p>
    </Card>
  );
}

interface PlanListProps extends Pick<Extension, 'plan'> {
  readonly total?: Money;
}

/** The payments: each row with its remark, title, amount and time. */
function PlanList({ plan, total }: PlanListProps): ReactElement | null {
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
    </Card>
  );
}
