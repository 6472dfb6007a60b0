import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { RepaymentHeader } from '#features/repayment/repayment-header.tsx';
import { RepaymentPage, type RepaymentPageProps } from '#features/repayment/repayment-page.tsx';
import { PlanList } from './plan-list.tsx';

/** Delay repayment (spec §2): what more time costs, and what is due after it. */
export function RepayDelayScreen(props: RepaymentPageProps<Extension>): ReactElement {
  const t = useMessages(repayDelayMessages);
  return (
    <RepaymentPage
      {...props}
      title={t('title')}
      amountOf={({ delayAmount }) => delayAmount}
      header={({ title, delayAmount, repayDate }) => (
        <RepaymentHeader
          amount={delayAmount}
          label={title || t('delayAmount')}
          date={repayDate}
          dateSentence={t('nextPaymentDate', { date: repayDate })}
        />
      )}
      plan={({ plan }) => <PlanList plan={plan} />}
    />
  );
}
