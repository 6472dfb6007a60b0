import { repayMessages } from '@peace/i18n/messages/repay';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';

/** The button says how much it pays; in the original wording it is the specification's word alone. */
export function usePayWording(amount: Money | null): string {
  const t = useMessages(repayMessages);
  const { locale } = useLocale();
  if (amount === null || locale === 'original') return t('payment');
  return t('payAmount', { amount: formatMoney(amount) });
}
