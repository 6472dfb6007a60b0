import { defineMessages } from '../define-messages.ts';
import { loansForYou, seeOrders } from '../shared-wording.ts';

/** Products: where a joint login failed, the recommended list, and one product of its own. */
export const productsMessages = defineMessages({
  // Of the joint-login failure (spec §2).
  insteadTitle: ['Order Details', 'Loan offers', 'Mga loan offer'],
  jointLoginFailed: [
    'This lender could not take you on',
    'This lender can’t offer you a loan now',
    'Hindi ka maaalok ng loan ng lender na ito sa ngayon',
  ],
  seeOrders,

  listTitle: ['Loans for you', 'Loan offers', 'Mga loan offer'],
  seeProducts: loansForYou,
  openOffer: ['See this offer', 'Tingnan ang offer na ito'],
  unavailable: ['Not available now ({count})', 'Hindi available ngayon ({count})'],

  productTitle: ['Loan product', 'Loan', 'Loan'],
  seeOffer: ['See the offer', 'See my offer', 'Tingnan ang offer ko'],
  offerNote: [
    'You see the whole cost and the agreements before you apply. Nothing is sent yet.',
    'See the full cost and agreements first. You’re not applying yet.',
    'Tingnan muna ang buong gastos at mga kasunduan. Hindi ka pa nag-a-apply.',
  ],
});
