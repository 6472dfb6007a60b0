import type { Translate } from '@peace/i18n';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate, formatMoney, formatTime } from '@peace/money-date';
import { instantText } from '#shared/wire-date-text.ts';
import type { PaymentMethod } from './payment-record.ts';
import type { PendingPayment } from './payment-phase.ts';

export function usePaymentWording(): (payment: PendingPayment) => {
  readonly amount: string;
  readonly channel: string;
  readonly time: string;
} {
  const t = useMessages(paymentMessages);
  const { locale } = useLocale();

  return ({ amount, means, startedAt }) => ({
    amount: formatMoney(amount),
    channel: channelOf(means, t),
    time:
      locale === 'original'
        ? `${formatDate(startedAt)} ${formatTime(startedAt).slice(0, 5)}`
        : instantText(startedAt, locale),
  });
}

export function channelOf(means: PaymentMethod, t: Translate<(typeof paymentMessages)['original']>): string {
  switch (means.kind) {
    case 'link':
      return means.name;
    case 'code':
      return means.name || t('payCode');
    case 'wallet':
      return t('wallet');
    case 'card':
    case 'confirmation':
      return t('card', { bank: means.bankName, digits: means.ending });
  }
}
