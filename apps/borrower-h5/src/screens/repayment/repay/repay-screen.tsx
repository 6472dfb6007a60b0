import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { RepaymentHeader } from '#features/repayment/repayment-header.tsx';
import { RepaymentPage, type RepaymentPageProps } from '#features/repayment/repayment-page.tsx';

/** Period repayment (spec §2): what is due, and the ways to pay it. */
export function RepayScreen(props: RepaymentPageProps<PeriodRepayment>): ReactElement {
  const t = useMessages(repayMessages);
  return (
    <RepaymentPage
      {...props}
      title={t('title')}
      amountOf={({ amount }) => amount}
      header={({ amount, repayDate }) => (
        <RepaymentHeader
          amount={amount}
          label={t('repaymentAmount')}
          date={repayDate}
          dateSentence={t('repaymentDate', { date: repayDate })}
        />
      )}
    />
  );
}
