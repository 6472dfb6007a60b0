import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import './receipt-sheet.css';

/** The reminder for the next due date. After `downloading` and `unavailable` the screen says what is left to do. */
export interface ReminderState {
  readonly outcome: 'offered' | 'shared' | 'downloading' | 'unavailable';
  /** The due date in words. */
  readonly day: string;
}

export interface ReminderOfferProps {
  readonly reminder: ReminderState;
  readonly onRemind: () => void;
}

/** Offers a calendar file for the next due date; where it cannot be passed on, the date to be noted. */
export function ReminderOffer({ reminder: { outcome, day }, onRemind }: ReminderOfferProps): ReactElement {
  const t = useMessages(receiptMessages);
  return (
    <>
      <Button plain block onClick={onRemind}>
        {t('remind')}
      </Button>
      <div role="status">
        {outcome === 'downloading' && <p className="receipt__hint">{t('reminderSaved')}</p>}
        {outcome === 'unavailable' && <p className="receipt__hint">{t('noReminder', { day })}</p>}
      </div>
    </>
  );
}
