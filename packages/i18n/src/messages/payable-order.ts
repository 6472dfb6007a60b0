import { defineMessages } from '../define-messages.ts';

const original = {
  nothingToPayTitle: 'There is nothing to pay here now',

  // What is shown could not be read again.
  oldTitle: 'This may have changed',
  oldText: 'Your order could not be read again. What you see here is from {time}. Check it again before you pay.',
  orderUnread: 'Your order could not be read. Check it again before you pay.',
} as const;

/** What every repayment page says of an order that cannot be paid, or that could not be read again. */
export const payableOrderMessages = defineMessages({
  original,
  en: original,
  fil: {
    nothingToPayTitle: 'Wala nang babayaran dito sa ngayon',

    oldTitle: 'Maaaring nagbago na ito',
    oldText:
      'Hindi nabasa muli ang order mo. Ang nakikita mo rito ay mula pa noong {time}. I-check muna ulit bago magbayad.',
    orderUnread: 'Hindi nabasa ang order mo. I-check muna ulit bago magbayad.',
  },
});
