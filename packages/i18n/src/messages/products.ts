import { defineMessages } from '../define-messages.ts';

const original = {
  // The joint-login-failure page carries the same title as an order (spec §2).
  jointLoginTitle: 'Order Details',
  jointLoginFailed: 'This lender could not take you on',
  recommendedProducts: 'Recommended products',
  productInert: 'Not available right now',
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
    jointLoginTitle: 'Mga Detalye ng Order',
    jointLoginFailed: 'Hindi ka natanggap ng lender na ito',
    recommendedProducts: 'Mga inirerekomendang produkto',
    productInert: 'Hindi available sa ngayon',
    seeOrders: 'Tingnan ang mga order ko',

    listTitle: 'Mga loan para sa iyo',

    productTitle: 'Produktong pautang',
    seeOffer: 'Tingnan ang alok',
    offerNote: 'Makikita mo ang kabuuang halaga at mga kasunduan bago ka mag-apply. Wala pang ipinapadala.',
  },
});
