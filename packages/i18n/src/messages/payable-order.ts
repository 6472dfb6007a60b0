import { defineMessages } from '../define-messages.ts';

const original = {
  nothingToPayTitle: 'There is nothing to pay here now',
  notExtendableTitle: 'The due date cannot be moved now',

  // What is shown could not be read again.
  oldTitle: 'This may have changed',
  oldText: 'Your order could not be read again. What you see here is from {time}. Check it again before you pay.',
  orderUnread: 'Your order could not be read. Check it again before you pay.',
  checkAgain: 'Check again',
} as const;

/** What every repayment page says of an order that cannot be paid, or that could not be read again. */
export const payableOrderMessages = defineMessages({
  original,
  en: {
    ...original,
    nothingToPayTitle: 'You have nothing to pay here',
    notExtendableTitle: 'You can’t move the due date now',
    oldTitle: 'This may be out of date',
    oldText: 'We couldn’t update your loan. What you see is from {time}. Check again before you pay.',
    orderUnread: 'We couldn’t read your loan. Check again before you pay.',
  },
  fil: {
    nothingToPayTitle: 'Wala kang babayaran dito',
    notExtendableTitle: 'Hindi maililipat ang takdang petsa ngayon',

    oldTitle: 'Baka luma na ito',
    oldText: 'Hindi na-update ang loan mo. Ang nakikita mo ay mula pa noong {time}. I-check muli bago magbayad.',
    orderUnread: 'Hindi nabasa ang loan mo. I-check muli bago magbayad.',
    checkAgain: 'I-check muli',
  },
});
