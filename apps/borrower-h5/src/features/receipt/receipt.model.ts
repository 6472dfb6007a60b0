import type { Locale, Translate } from '@peace/i18n';
import { dayAndTimeText, dayText } from '@peace/i18n/dates';
import type { receiptMessages } from '@peace/i18n/messages/receipt';
import { afterWeekdays, formatDate, formatMoney, formatTime, type Money } from '@peace/money-date';
import { REPLY_WEEKDAYS } from '@peace/validators';
import type { Receipt } from './receipt.ts';

export type ReceiptWording = Translate<(typeof receiptMessages)['original']>;

/** A receipt as it is read: on the sheet and in the picture alike. */
export interface ReceiptText {
  readonly title: string;
  readonly amount: Money | null;
  /** The label of the amount, where the title does not say it. */
  readonly amountLabel?: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly after: string;
  readonly notice: string;
  /** By which customer service finds it: the idempotency key of the request. */
  readonly reference?: string;
}

export function receiptText(receipt: Receipt, t: ReceiptWording, locale: Locale): ReceiptText {
  const { amount, at, productName, orderId, through } = receipt;
  const next = nextPayment(receipt, t, locale);
  const by = dayText(formatDate(afterWeekdays(at, REPLY_WEEKDAYS)), locale);
  const rows = [
    { label: t('dateAndTime'), value: dayAndTimeText(formatDate(at), formatTime(at), locale) },
    { label: t('loan'), value: productName },
    { label: t('orderNumber'), value: orderId },
    { label: t('paidThrough'), value: through ?? '' },
    { label: t('nextPayment'), value: next },
  ];
  return {
    title: t(titles[titleOf(receipt)]),
    amount,
    ...(amount === null ? {} : { amountLabel: t(receipt.kind === 'application' ? 'loanAmount' : 'paid') }),
    rows: rows.filter(({ value }) => value !== ''),
    after: next === '' ? t(followUps[titleOf(receipt)], { by }) : '',
    notice: t('notLegal'),
    reference: receipt.id,
  };
}

const titles = {
  repayment: 'paymentArrived',
  closed: 'loanRepaid',
  extension: 'extensionPaid',
  application: 'applicationSent',
  complaint: 'complaintSent',
} as const;

const followUps = {
  repayment: 'afterPaid',
  closed: 'afterRepaid',
  extension: 'afterPaid',
  application: 'afterApplying',
  complaint: 'afterComplaint',
} as const;

function titleOf({ kind, isClosed }: Receipt): keyof typeof titles {
  return kind === 'repayment' && isClosed ? 'closed' : kind;
}

function nextPayment({ next }: Receipt, t: ReceiptWording, locale: Locale): string {
  if (next === null) return '';
  const day = dayText(next.day, locale);
  return next.amount === null
    ? t('nextPaymentOn', { day })
    : t('nextPaymentOf', { amount: formatMoney(next.amount), day });
}
