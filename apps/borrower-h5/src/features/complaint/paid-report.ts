import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { afterWeekdays, formatDate, type Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { dayText } from '@peace/i18n/dates';
import { REPLY_WEEKDAYS } from '@peace/validators';

/**
 * 'I’ve paid' leads to the complaint page, which goes on to the form where the deployment names the type.
 *
 * @param amount what the loan shows as due, or what was paid
 */
export function paidReportHref(orderId: string, amount: Money | null): string {
  return href(screens.complaint, { orderId, paid: String(amount?.currency === 'PHP' ? amount.minor : 0) });
}

/** Says when a problem with the order was last reported, and by when it is answered. */
export function useReportedText(): (reportedAt: number) => string {
  const t = useMessages(orderHelpMessages);
  const { locale } = useLocale();
  return (reportedAt) =>
    t('reported', {
      sent: dayText(formatDate(reportedAt), locale),
      by: dayText(replyDay(reportedAt), locale),
    });
}

/** The day by which a complaint is to be answered, `YYYY-MM-DD` in Manila. */
export const replyDay = (filed: number): string => formatDate(afterWeekdays(filed, REPLY_WEEKDAYS));
