import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

// The specification's own words where it has some: 'Repayment amount', 'Repayment date'.
const original = {
  amountDue: 'Repayment amount',
  dueOn: 'Repayment date: {date}',
  wasDueOn: 'Repayment date: {date}',
  inDays: plural('days', { one: 'in # day', other: 'in # days' }),
  today: 'today',
  daysLate: plural('days', { one: '# day overdue', other: '# days overdue' }),

  pay: 'Repayment',
  payAmount: 'Repayment {amount}',
  payUnread: 'Repayment',
  unread: 'The repayment amount could not be checked today. It may have changed.',
} as const;

/** What is due of a loan and by when, as it is said on every screen that shows it. */
export const dueMessages = defineMessages({
  original,
  en: {
    amountDue: 'Amount due',
    dueOn: 'Due {date}',
    wasDueOn: 'Was due {date}',
    inDays: plural('days', { one: 'due tomorrow', other: 'due in # days' }),
    today: 'due today',
    daysLate: plural('days', { one: '# day late', other: '# days late' }),

    pay: 'Pay',
    payAmount: 'Pay {amount}',
    payUnread: 'Check the amount and pay',
    unread: 'We couldn’t check today’s amount. It may have changed.',
  },
  fil: {
    amountDue: 'Halagang babayaran',
    dueOn: 'Takdang petsa: {date}',
    wasDueOn: 'Dapat nabayaran noong {date}',
    inDays: '{days} araw pa',
    today: 'ngayong araw na',
    daysLate: '{days} araw nang huli',

    pay: 'Magbayad',
    payAmount: 'Magbayad ng {amount}',
    payUnread: 'I-check ang halaga at magbayad',
    unread: 'Hindi ma-check ang halaga ngayong araw. Baka nagbago na ito.',
  },
});
