import { paidReportMessages } from '@peace/i18n/messages/paid-report';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, moneyFromMinor, type Money } from '@peace/money-date';
import { useState } from 'react';
import { is, number, object, optional, picklist, string } from 'valibot';
import { readStoredPayments } from '#shared/order/stored-payment.ts';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/storage/stored-item.ts';
import { instantText } from '#shared/wire-date-text.ts';

/** The properties of a stored payment that the form names. */
const paymentInWords = object({
  request: object({
    amount: object({ minor: number(), currency: picklist(['PHP', 'INR']) }),
    /** A channel has a name, a card a bank. */
    means: object({ name: optional(string()), bankName: optional(string()) }),
  }),
  startedAt: number(),
});

/** The amount of the link, in centavos; null where it names none. */
function reportedAmount(paid: string): Money | null {
  const minor = /^\d{1,12}$/.test(paid) ? Number(paid) : 0;
  return minor > 0 ? moneyFromMinor(minor, 'PHP') : null;
}

/**
 * Returns the form's first text about a payment that the loan does not show: with channel and time where it was started on this phone, else
 * with room for them. Null where no payment is reported.
 */
export function usePaidDraft(orderNo: string, paid: string | undefined): string | null {
  const services = useServices();
  const t = useMessages(paidReportMessages);
  const { locale } = useLocale();
  const [draft] = useState(() => {
    if (paid === undefined) return null;
    const record = readStoredPayments(itemAccessOf(services), orderNo).find((stored) => is(paymentInWords, stored));
    const channel = record?.request.means.name ?? record?.request.means.bankName;
    const given = record?.request.amount ?? reportedAmount(paid);
    const amount = given && formatMoney(given);
    if (record && amount && channel) {
      return t('draft', { amount, channel, time: instantText(record.startedAt, locale) });
    }
    return amount ? t('draftOpen', { amount }) : t('draftBare');
  });
  return draft;
}
