import { paymentMessages } from '@peace/i18n/messages/payment';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { wireDateText } from '#shared/wire-date-text.ts';
import type { DueSnapshot } from './payment.ts';

/** Says what is due otherwise than when a payment was started: the amount, else the date, as far as both are known. */
export function useChangeWording() {
  const t = useMessages(paymentMessages);
  const { locale } = useLocale();
  return (before: DueSnapshot | null | undefined, now: DueSnapshot | null): string => {
    const amounts = [before?.amount, now?.amount].map((amount) => amount && formatMoney(amount));
    if (amounts[0] && amounts[1] && amounts[0] !== amounts[1])
      return t('changedAmount', { before: amounts[0], now: amounts[1] });
    if (before && now && before.date !== now.date)
      return t('changedDate', { before: wireDateText(before.date, locale), now: wireDateText(now.date, locale) });
    return t('changed');
  };
}
