import { receiptMessages } from '@peace/i18n/messages/receipt';
import { dayText } from '@peace/i18n/dates';
import { useLocale, useMessages } from '@peace/i18n/react';
import { shareFile } from '@peace/web-platform/share-file';
import { useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { calendarFile } from './calendar-file.ts';
import { receiptText, reminderDay, reminderOf } from './receipt.model.ts';
import type { Receipt } from './receipt.ts';
import type { ReminderState } from './reminder-offer.tsx';
import { usePicture } from './use-picture.ts';

/** What the sheet shows of one receipt, and what its buttons do. Mounted again for each receipt. */
export function useReceiptSheet(receipt: Receipt) {
  const { bridge, clock, window } = useServices();
  const t = useMessages(receiptMessages);
  const { locale } = useLocale();
  const text = receiptText(receipt, t, locale);
  const picture = usePicture(`receipt-${receipt.orderId}.png`, text);
  const [outcome, setOutcome] = useState<ReminderState['outcome']>('offered');
  // A web view that knows no downloads would leave the page for the file, or do nothing.
  const mayDownload = bridge.host === 'browser';

  async function remind() {
    const event = reminderOf(receipt, t, clock.now());
    if (event === null) return;
    const file = new File([calendarFile(event)], `payment-${event.day}.ics`, { type: 'text/calendar' });
    const { kind } = await shareFile(file, { window, mayDownload });
    setOutcome(kind === 'cancelled' ? 'offered' : kind);
  }

  const day = reminderDay(receipt);
  return {
    receipt: text,
    picture: picture.state,
    reminder: day === null ? null : { outcome, day: dayText(day, locale) },
    events: { share: picture.share, remind: () => void remind() },
  };
}
