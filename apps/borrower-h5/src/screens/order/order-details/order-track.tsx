import { figures } from '@peace/company/loan-facts';
import { loanStepsMessages } from '@peace/i18n/messages/loan-steps';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { LoanRoad } from '@peace/ui-kit/loan-road';
import type { ReactElement } from 'react';

/** The steps of a loan that is processed, and when each comes (spec §9). The status proves that it was applied for, and no other step. */
export function OrderTrack(): ReactElement {
  const t = useMessages(loanStepsMessages);
  const { decisionDays, creditMin, creditMax } = figures;
  return (
    <Card title={t('title')}>
      <LoanRoad
        label={t('title')}
        steps={[
          { label: t('applied'), state: 'done', stateLabel: t('done') },
          { label: t('decision'), note: t('decisionIn', { decisionDays }), state: 'listed' },
          { label: t('credit'), note: t('creditIn', { creditMin, creditMax }), state: 'listed' },
          { label: t('repayment'), note: t('repaymentBy'), state: 'listed' },
        ]}
      />
    </Card>
  );
}
