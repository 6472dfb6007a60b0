import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import { repayDelayMessages } from '@peace/i18n/messages/repay-delay';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { RepaymentHeader } from '#features/repayment/repayment-header.tsx';
import { RepaymentPage, type RepaymentPageProps } from '#features/repayment/repayment-page.tsx';
import { wireDateText } from '#shared/wire-date-text.ts';
import { ExtensionComparison } from './extension-comparison.tsx';
import { PlanList } from './plan-list.tsx';

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
