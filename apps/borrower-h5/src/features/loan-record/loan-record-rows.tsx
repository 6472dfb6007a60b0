import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import { useMessages } from '@peace/i18n/react';
import { Row, RowCard } from '@peace/ui-kit/row-card';
import { BellIcon, CalendarIcon, DocumentIcon } from '@peace/vant-react-compat/icon';
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
      <RowCard>
        {plan && (
          <Row
            icon={<CalendarIcon />}
            title={t('plan')}
            note={plan.comparison && <small>{plan.comparison}</small>}
            onClick={events.openPlan}
          />
        )}
        {reminder && (
          <Row
            icon={<BellIcon />}
            title={t('calendar')}
            note={<small>{t('calendarText')}</small>}
            onClick={events.remind}
          />
        )}
        <Row
          icon={<DocumentIcon />}
          title={t('record')}
          note={<small>{t('recordText')}</small>}
          onClick={events.openRecord}
        />
      </RowCard>
      {reminder && (
        <div className="loan-record__outcome">
          <ReminderOutcome reminder={reminder} />
        </div>
      )}
    </>
  );
}
