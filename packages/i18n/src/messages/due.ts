import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import { amountDue, dueOn, repayment } from '../shared-wording.ts';

// The specification's own words where it has some: 'Repayment amount', 'Repayment date'.
/** The amount and date due, as every screen says them. */
export const dueMessages = defineMessages({
  amountDue,
  dueOn,
  wasDueOn: ['Repayment date: {date}', 'Was due {date}', 'Na-due {date}'],
  inDays: [
    plural('days', { one: 'in # day', other: 'in # days' }),
    plural('days', { one: 'due tomorrow', other: 'due in # days' }),
    '{days} araw pa',
  ],
  today: ['today', 'due today', 'ngayong araw na'],
  daysLate: [
    plural('days', { one: '# day overdue', other: '# days overdue' }),
    plural('days', { one: '# day late', other: '# days late' }),
    '{days} araw nang huli',
  ],

  pay: repayment,
  payAmount: ['Repayment {amount}', 'Pay {amount}', 'Magbayad ng {amount}'],
  payUnread: ['Repayment', 'Check amount, then pay', 'I-check ang halaga at magbayad'],
  unread: [
    'The repayment amount of today is not known. It may have changed.',
    'Today’s amount isn’t known. It may have changed.',
    'Hindi alam ang halaga ngayong araw. Baka nagbago na ito.',
  ],
});
