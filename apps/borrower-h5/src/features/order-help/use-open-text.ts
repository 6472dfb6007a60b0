import { openness } from '@peace/company/opening-hours';
import { clockText, weekdaysText } from '@peace/i18n/dates';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useLocale, useMessages } from '@peace/i18n/react';

/**
 * Says whether customer service is open, by the hours of the company file.
 *
 * @param now see `useDueTime`; without it there is no text
 */
export function useOpenText(now: number | null): { readonly isOpen: boolean; readonly text: string } | null {
  const t = useMessages(orderHelpMessages);
  const { locale } = useLocale();
  const hours = now === null ? null : openness(now);
  if (hours === null) return null;
  if (hours.isOpen) return { isOpen: true, text: t('openUntil', { time: clockText(hours.until) }) };
  const time = clockText(hours.opens);
  const text =
    hours.day === null ? t('opensAt', { time }) : t('opensOn', { day: weekdaysText(hours.day, locale), time });
  return { isOpen: false, text };
}
