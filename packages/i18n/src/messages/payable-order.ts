import { defineMessages } from '../define-messages.ts';

/** What every repayment page says of an order that cannot be paid, or that could not be read again. */
export const payableOrderMessages = defineMessages({
  nothingToPayTitle: ['There is nothing to pay here now', 'You have nothing to pay here', 'Wala kang babayaran dito'],
  notExtendableTitle: [
    'The due date cannot be moved now',
    'You can’t move the due date now',
    'Hindi maililipat ang takdang petsa ngayon',
  ],

  // What is shown could not be read again.
  oldTitle: ['This may have changed', 'This may be out of date', 'Baka luma na ito'],
  oldText: [
    'Your order could not be read again. What you see here is from {time}. Check it again before you pay.',
    'We couldn’t update your loan. What you see is from {time}. Check again before you pay.',
    'Hindi na-update ang loan mo. Ang nakikita mo ay mula pa noong {time}. I-check muli bago magbayad.',
  ],
  orderUnread: [
    'Your order could not be read. Check it again before you pay.',
    'We couldn’t read your loan. Check again before you pay.',
    'Hindi nabasa ang loan mo. I-check muli bago magbayad.',
  ],
  checkAgain: ['Check again', 'I-check muli'],
});
