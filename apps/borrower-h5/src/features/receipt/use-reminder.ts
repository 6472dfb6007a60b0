import { dayText } from '@peace/i18n/dates';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { shareFile } from '@peace/web-platform/share-file';
import { useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { calendarFile, remindersOf, type PaymentToCome } from './calendar-file.ts';
import type { Receipt } from './receipt.ts';
import type { ReminderState } from './reminder-outcome.tsx';

/** Offers a calendar file of what is to be paid of an order; `reminder` is null where no day can be read. */
export function useReminder(
  order: Pick<Receipt, 'orderId' | 'productName'>,
  payments: readonly PaymentToCome[],
): { readonly reminder: ReminderState | null; readonly remind: () => void } {
  const { bridge, clock, window } = useServices();
  const t = useMessages(receiptMessages);
  const { locale } = useLocale();
  const [outcome, setOutcome] = useState<ReminderState['outcome']>('offered');
  const events = remindersOf(order, payments, t, clock.now());
  const [first] = events;
  const days = events.map(({ day }) => dayText(day, locale));

  async function remind() {
    if (!first) return;
    const file = new File([calendarFile(events)], `payment-${first.day}.ics`, { type: 'text/calendar' });
    const text = [...events.map(({ summary }, index) => `${days[index]}: ${summary}`), first.description].join('\n');
    // A web view that knows no downloads would leave the page for the file, or do nothing.
    const { kind } = await shareFile(file, { window, mayDownload: bridge.host === 'browser', text });
    setOutcome(kind === 'cancelled' ? 'offered' : kind);
  }

  return { reminder: first ? { outcome, day: days.join('; ') } : null, remind: () => void remind() };
}
