import { dayText } from '@peace/i18n/dates';
import { dueMessages } from '@peace/i18n/messages/due';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate, formatMoney } from '@peace/money-date';
import type { DueNow } from './due.model.ts';
import { useServices } from '#shared/services.tsx';

/** Says what is due and by when: 'Due Fri, Nov 27, 2026', 'in 7 days'. */
export function useDueText() {
  const t = useMessages(dueMessages);
  const { locale } = useLocale();
  const date = ({ at, days }: Pick<DueNow, 'at' | 'days'>, textOf = dayText) =>
    t(days !== null && days < 0 ? 'wasDueOn' : 'dueOn', { date: textOf(formatDate(at), locale) });
  const daysText = (days: number) => {
    if (days === 0) return t('today');
    return days < 0 ? t('daysLate', { days: -days }) : t('inDays', { days });
  };
  return {
    t,
    /** `textOf`: the day in words, by default with its weekday. */
    date,
    left: ({ days }: Pick<DueNow, 'days'>) => (days === null ? null : daysText(days)),
    /** The button that pays: with the amount where it is known. */
    pay: (known: DueNow | null) => (known ? t('payAmount', { amount: formatMoney(known.amount) }) : t('pay')),
    /** As long as the words that usually come, before the due date: for the place that is reserved for them, where they are not seen. */
    reserved: (now: number | null, textOf = dayText) => ({
      date: withoutMeaning(date({ at: now ?? 0, days: 10 }, textOf)),
      left: withoutMeaning(daysText(10)),
    }),
  };
}

/** The shape of a date, which is not broken over two lines, that says nothing false, not even unseen. */
const withoutMeaning = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{Ll}/gu, 'x')
    .replaceAll(/\p{N}/gu, '0');

/**
 * The time by which the page counts days, in milliseconds; null where the phone's clock is a day or more off the server's: then it counts
 * none. While React hydrates an early page, it is the time that it was painted by. `services.clock` is for what is stored.
 */
export function useDueTime(): number | null {
  const { api, clock, window } = useServices();
  return api.clockOffset() === 0 ? (window.peaceEarly?.paintTime ?? clock.now()) : null;
}
