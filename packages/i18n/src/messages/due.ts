import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

// The specification's own words where it has some: 'Repayment amount', 'Repayment date', 'period'.
const original = {
  amountDue: 'Repayment amount',
  dueOn: 'Repayment date: {date}',
  wasDueOn: 'Repayment date: {date}',
  inDays: plural('days', { one: 'in # day', other: 'in # days' }),
  today: 'today',
  daysLate: plural('days', { one: '# day overdue', other: '# days overdue' }),
  instalment: 'Period {number} of {of}',

  repaid: 'Amount repaid',
  repaidOn: 'Repaid on {date}',
  repaidText: 'Nothing is due any more. You can borrow again whenever you like.',

  pay: 'Repayment',
  payAmount: 'Payment of {amount}',
} as const;

/** What is due of a loan and by when, as it is said on every screen that shows it; and what was repaid. */
export const dueMessages = defineMessages({
  original,
  en: {
    amountDue: 'Amount due',
    dueOn: 'Due {date}',
    wasDueOn: 'Was due {date}',
    inDays: plural('days', { one: 'due tomorrow', other: 'in # days' }),
    today: 'due today',
    daysLate: plural('days', { one: '# day late', other: '# days late' }),
    instalment: 'Instalment {number} of {of}',

    repaid: 'You paid',
    repaidOn: 'On {date}',
    repaidText: 'You have nothing left to pay. You can borrow again any time.',

    pay: 'Pay',
    payAmount: 'Pay {amount}',
  },
  fil: {
    amountDue: 'Halagang babayaran',
    dueOn: 'Takdang petsa: {date}',
    wasDueOn: 'Dapat nabayaran noong {date}',
    inDays: '{days} araw pa',
    today: 'ngayong araw na',
    daysLate: '{days} araw nang huli',
    instalment: 'Hulog {number} sa {of}',

    repaid: 'Nabayaran mo',
    repaidOn: 'Noong {date}',
    repaidText: 'Wala ka nang babayaran. Puwede kang umutang muli kahit kailan.',

    pay: 'Magbayad',
    payAmount: 'Magbayad ng {amount}',
  },
});
