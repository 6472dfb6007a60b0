import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  amountDue: 'Amount due',
  dueOn: 'Due {date}',
  wasDueOn: 'Was due {date}',
  inDays: plural('days', { one: 'in # day', other: 'in # days' }),
  today: 'due today',
  daysLate: plural('days', { one: '# day late', other: '# days late' }),
  instalment: 'Instalment {number} of {of}',

  repaid: 'You repaid',
  repaidOn: 'On {date}',
  repaidText: 'Nothing is due any more. You can borrow again whenever you like.',

  pay: 'Repayment',
} as const;

/** What is due of a loan and by when, as it is said on every screen that shows it; and what was repaid. */
export const dueMessages = defineMessages({
  original,
  en: {
    ...original,
    inDays: plural('days', { one: 'due tomorrow', other: 'in # days' }),
    repaid: 'You paid',
    repaidText: 'You have nothing left to pay. You can borrow again any time.',
    pay: 'Pay',
    wasDueOn: 'It was due {date}',
    instalment: 'Instalment {number} of {of}',
    repaidOn: 'On {date}',
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
  },
});
