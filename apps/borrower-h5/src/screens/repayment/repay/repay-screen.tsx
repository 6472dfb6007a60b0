import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { RepaymentHeader } from '#features/repayment/repayment-header.tsx';
import { RepaymentPage, type RepaymentPageProps } from '#features/repayment/repayment-page.tsx';
import { wireDateText } from '#shared/wire-date-text.ts';

/** Period repayment (spec §2): what is due, and the ways to pay it. */
export function RepayScreen(props: RepaymentPageProps<PeriodRepayment>): ReactElement {
  const t = useMessages(repayMessages);
  const { locale } = useLocale();
  return (
    <RepaymentPage
      {...props}
      title={t('title')}
      amountOf={({ amount }) => amount}
      header={({ amount, repayDate }) => (
        <RepaymentHeader
          amount={amount}
          label={t('repaymentAmount')}
          date={wireDateText(repayDate, locale)}
          dateSentence={t('repaymentDate', { date: wireDateText(repayDate, locale) })}
        />
      )}
    />
  );
}
