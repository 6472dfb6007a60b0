import { defineMessages } from '../define-messages.ts';

const original = {
  jointLoginFailed: 'This lender could not take you on',
  seeOrders: 'See my orders',

  listTitle: 'Loans for you',
  seeProducts: 'Loans for you',

  productTitle: 'Loan product',
  seeOffer: 'See the offer',
  offerNote: 'You see the whole cost and the agreements before you apply. Nothing is sent yet.',
} as const;

/** Products: where a joint login failed, the recommended list, and one product of its own. */
export const productsMessages = defineMessages({
  original,
  en: {
    ...original,
    jointLoginFailed: 'This lender can’t offer you a loan now',
    seeOrders: 'See my loans',
    listTitle: 'Loan offers',
    seeProducts: 'See loan offers',
    productTitle: 'Loan',
    seeOffer: 'See my offer',
    offerNote: 'See the full cost and agreements first. You’re not applying yet.',
  },
  fil: {
    jointLoginFailed: 'Hindi ka maaalok ng loan ng lender na ito sa ngayon',
    seeOrders: 'Tingnan ang mga loan ko',

    listTitle: 'Mga alok na loan',
    seeProducts: 'Tingnan ang mga alok na loan',

    productTitle: 'Loan',
    seeOffer: 'Tingnan ang alok sa akin',
    offerNote: 'Tingnan muna ang buong gastos at mga kasunduan. Hindi ka pa nag-a-apply.',
  },
});
