import { dayText } from '@peace/i18n/dates';
import { dueMessages } from '@peace/i18n/messages/due';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate } from '@peace/money-date';
import type { DueNow, Urgency } from './due.model.ts';

/** Says what is due and by when: 'Due Fri, 27 Nov 2026', 'in 7 days', 'Instalment 2 of 4'. */
export function useDueWords() {
  const t = useMessages(dueMessages);
  const { locale } = useLocale();
  /** An instant as its day in Manila. */
  const day = (at: number) => dayText(formatDate(at), locale);
  return {
    t,
    day,
    date: ({ at, days }: DueNow) => t(days < 0 ? 'wasDueOn' : 'dueOn', { date: day(at) }),
    left: ({ days }: Urgency) => {
      if (days === 0) return t('today');
      return days < 0 ? t('daysLate', { days: -days }) : t('inDays', { days });
    },
    instalments: ({ instalment }: DueNow) =>
      instalment && {
        current: instalment.number,
        total: instalment.of,
        label: t('instalment', { number: instalment.number, of: instalment.of }),
      },
  };
}
