import { defineMessages } from '../define-messages.ts';

const original = {
  jointLoginFailed: 'This lender could not take you on',
  seeOrders: 'See my orders',

  listTitle: 'Loans for you',

  productTitle: 'Loan product',
  seeOffer: 'See the offer',
  offerNote: 'You see the whole cost and the agreements before you apply. Nothing is sent yet.',
} as const;

/** Products: where a joint login failed, the recommended list, and one product of its own. */
export const productsMessages = defineMessages({
  original,
  en: original,
  fil: {
    jointLoginFailed: 'Hindi ka natanggap ng lender na ito',
    seeOrders: 'Tingnan ang mga order ko',

    listTitle: 'Mga loan para sa iyo',

    productTitle: 'Produktong pautang',
    seeOffer: 'Tingnan ang alok',
    offerNote: 'Makikita mo ang kabuuang halaga at mga kasunduan bago ka mag-apply. Wala pang ipinapadala.',
  },
});
