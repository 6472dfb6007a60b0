import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import './receipt-sheet.css';

/** The reminder for what is to be paid, and its days. After `downloading` and `unavailable` the screen says what is left to do. */
export interface ReminderState {
  readonly outcome: 'offered' | 'shared' | 'downloading' | 'unavailable';
  readonly day: string;
}

/** Says what is left to do for a reminder. */
export function ReminderOutcome({ reminder: { outcome, day } }: { readonly reminder: ReminderState }): ReactElement {
  const t = useMessages(receiptMessages);
  return (
    <div role="status">
      {outcome === 'downloading' && <p className="receipt__hint">{t('reminderSaved')}</p>}
      {outcome === 'unavailable' && <p className="receipt__hint">{t('noReminder', { day })}</p>}
    </div>
  );
}
