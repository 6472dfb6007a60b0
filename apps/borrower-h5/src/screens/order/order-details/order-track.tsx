import { figures } from '@peace/company/loan-facts';
import { loanStepsMessages } from '@peace/i18n/messages/loan-steps';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { ProgressSteps, type ProgressStep } from '@peace/ui-kit/progress-steps';
import type { ReactElement } from 'react';

/** Where a loan is on its way, and what comes when (spec §9). `current`: the step it is at; 4 where it is over, `open` where it is not known. */
export function OrderTrack({ current }: { readonly current: 1 | 2 | 4 | 'open' }): ReactElement {
  const t = useMessages(loanStepsMessages);
  const { decisionDays, creditMin, creditMax } = figures;
  const steps = [
    { label: t('applied') },
    { label: t('decision'), note: t('decisionIn', { decisionDays }) },
    { label: t('credit'), note: t('creditIn', { creditMin, creditMax }) },
    { label: t(current === 4 ? 'repaid' : 'repayment'), note: t('repaymentBy') },
  ];
  return (
    <Card title={t('title')}>
      <ProgressSteps label={t('title')} steps={steps.map((step, index) => ({ ...step, ...stateOf(index, current) }))} />
    </Card>
  );

  function stateOf(
    index: number,
    now: typeof current,
  ): Pick<ProgressStep, 'state' | 'stateLabel'> & { note?: undefined } {
    // When it was done the server alone knows. That it was applied for is sure.
    if (index < (now === 'open' ? 1 : now)) return { state: 'done', stateLabel: t('done'), note: undefined };
    if (now === 'open') return { state: 'listed' };
    return index === now ? { state: 'current', stateLabel: t('now') } : { state: 'toCome', stateLabel: t('toCome') };
  }
}
