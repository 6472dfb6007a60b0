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
  en: {
    ...original,
    jointLoginFailed: 'This lender cannot offer you a loan now',
    seeOrders: 'See my loans',
    listTitle: 'Loans you can take',
    productTitle: 'Loan',
    seeOffer: 'See my offer',
    offerNote: 'You will see the full cost and the agreements before you apply. Nothing is sent yet.',
  },
  fil: {
    jointLoginFailed: 'Hindi ka maaalok ng loan ng lender na ito sa ngayon',
    seeOrders: 'Tingnan ang mga loan ko',

    listTitle: 'Mga loan na puwede mong kunin',

    productTitle: 'Loan',
    seeOffer: 'Tingnan ang alok sa akin',
    offerNote: 'Makikita mo ang buong gastos at mga kasunduan bago ka mag-apply. Wala pang ipinapadala.',
  },
});
