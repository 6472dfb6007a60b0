import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { useMessages } from '@peace/i18n/react';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import type { ReactElement } from 'react';
import { ReminderOutcome, type ReminderState } from '#features/receipt/reminder-outcome.tsx';
import './loan-record.css';

export interface LoanRecordRowsProps {
  /** Null where the phone keeps none. `comparison`: how what is due compares with it. */
  readonly plan: { readonly comparison: string | undefined } | null;
  /** Null where no date is known to be reminded of. */
  readonly reminder: ReminderState | null;
  readonly events: {
    readonly openPlan: () => void;
    readonly remind: () => void;
    readonly openRecord: () => void;
  };
}

/** The rows at the end of Order Details: the plan as it was accepted, the calendar, and the record of the loan. */
export function LoanRecordRows({ plan, reminder, events }: LoanRecordRowsProps): ReactElement {
  const t = useMessages(loanRecordMessages);
  return (
    <>
      <CellGroup inset title={t('title')}>
        {plan && <Cell title={t('plan')} label={plan.comparison} onClick={events.openPlan} />}
        {reminder && <Cell title={t('calendar')} label={t('calendarText')} onClick={events.remind} />}
        <Cell title={t('record')} label={t('recordText')} onClick={events.openRecord} />
      </CellGroup>
      {reminder && (
        <div className="loan-record__outcome">
          <ReminderOutcome reminder={reminder} />
        </div>
      )}
    </>
  );
}
