import { paidReportMessages } from '@peace/i18n/messages/paid-report';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, moneyFromMinor, type Money } from '@peace/money-date';
import { useState } from 'react';
import { number, object, optional, picklist, string } from 'valibot';
import { canonicalOrderId } from '#shared/order/order-ids.ts';
import { useServices } from '#shared/services.tsx';
import { defineStoredItem, itemAccessOf, openItem } from '#shared/storage/stored-item.ts';
import { instantText } from '#shared/wire-date-text.ts';

/** The item of `features/payment/payment.ts`, read only for its words: the form does not load the code that pays. */
const anyPayment = defineStoredItem({
  key: 'payment',
  version: 1,
  schema: object({
    request: object({
      amount: object({ minor: number(), currency: picklist(['PHP', 'INR']) }),
      /** A channel has a name, a card a bank. */
      means: object({ name: optional(string()), bankName: optional(string()) }),
    }),
    startedAt: number(),
  }),
  keepsUnreadable: true,
  isOfSubject: true,
  owner: 'record',
  lifetime: '24 hours',
});

/** The amount of the link, in centavos; null where it names none. */
function reportedAmount(paid: string): Money | null {
  const minor = /^\d{1,12}$/.test(paid) ? Number(paid) : 0;
  return minor > 0 ? moneyFromMinor(minor, 'PHP') : null;
}

/**
 * What the form says at first of a payment that the loan does not show: with channel and time where it was started on this phone, else
 * with room for them. Null where nothing is said to be paid.
 */
export function usePaidDraft(orderNo: string, paid: string | undefined): string | null {
  const services = useServices();
  const t = useMessages(paidReportMessages);
  const { locale } = useLocale();
  const [draft] = useState(() => {
    if (paid === undefined) return null;
    const access = itemAccessOf(services);
    const stored = [orderNo, canonicalOrderId(orderNo)].map((id) => openItem(access, anyPayment, id).read());
    const record = stored.find((each) => each !== null);
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
