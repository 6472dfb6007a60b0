import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { shortDayText } from '@peace/i18n/dates';
import { repayMessages } from '@peace/i18n/messages/repay';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate, parseWireDate } from '@peace/money-date';
import { InfoIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { RepaymentHeader, RepaymentPage, type RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { Row } from '@peace/ui-kit/row-card';
import { urgencyOf } from '#features/due/due.model.ts';
import { useDueText } from '#features/due/use-due-text.ts';
import { toOrder } from '#shared/order/order-ids.ts';
import { wireDateText } from '#shared/wire-date-text.ts';

/** Period repayment (spec §2): what is due, and the ways to pay it. */
export function RepayView(props: RepaymentPageProps<PeriodRepayment>): ReactElement {
  const t = useMessages(repayMessages);
  const { locale } = useLocale();
  const order = useMessages(orderDetailsMessages);
  const due = useDueText();
  const urgency = (repayDate: string) => {
    const at = parseWireDate(repayDate);
    return at === null ? null : urgencyOf(at, props.now);
  };
  const isPast = (repayDate: string) => (urgency(repayDate)?.days ?? 0) < 0;
  const dueOn = (repayDate: string) => {
    const date = wireDateText(repayDate, locale);
    return date && due.t(isPast(repayDate) ? 'wasDueOn' : 'dueOn', { date });
  };
  return (
    <RepaymentPage
      {...props}
      title={t('title')}
      purpose="repayment"
      sheetLabel={({ productName, repayDate }) => {
        const date = wireDateText(repayDate, locale);
        return date ? t(isPast(repayDate) ? 'loanWasDue' : 'loanDue', { lender: productName, date }) : productName;
      }}
      header={({ amount, repayDate }, said) =>
        said?.date && said.amount?.minor === amount?.minor ? null : (
          <RepaymentHeader
            amount={amount}
            title={t('repaymentAmount')}
            date={dueOn(repayDate)}
            urgency={urgency(repayDate)}
          />
        )
      }
      rowLabel={({ repayDate }) => {
        const at = locale === 'original' ? null : parseWireDate(repayDate);
        const date = at === null ? repayDate : shortDayText(formatDate(at), locale, null);
        return date ? t('amountDueOn', { date }) : t('repaymentAmount');
      }}
      aboveHelp={({ repayDate }) =>
        isPast(repayDate) &&
        locale !== 'original' && (
          <Row
            icon={<InfoIcon />}
            title={order('cannotPayAll')}
            note={<small>{order('waysOut')}</small>}
            href={toOrder(props.ids).href}
          />
        )
      }
    />
  );
}
