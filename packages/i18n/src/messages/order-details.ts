import { defineMessages } from '../define-messages.ts';
import { done, loading, myAccount, numberedOrder, repayment, seeOrders, telephone } from '../shared-wording.ts';

/** The Order Details screen (spec §2, §4; docs/decisions/orders.md). */
export const orderDetailsMessages = defineMessages({
  title: ['Order Details', 'Loan details', 'Detalye ng loan'],
  loading,
  // In `en` and `fil`.
  numbered: numberedOrder,

  // Of a plan that this phone keeps.
  payment: ['Payment {number} of {count}', 'Bayad {number} sa {count}'],
  repay: ['REPAY', 'Pay', 'Magbayad'],
  repayment,
  rolloverRepayment: ['Rollover Repayment', 'Move due date', 'I-move ang due date'],
  shortOfMoney: ['Short of money?', 'Need more time?', 'Kailangan mo pa ng oras?'],
  // In `en` and `fil` the extension is a row of the page.
  cannotPayAll: ['Can’t pay all of it today?', 'Hindi mo kayang bayaran lahat?'],
  rolloverText: ['See the new date and what it costs', 'Tingnan ang bagong petsa at ang halaga'],
  waysOut: ['See what you can do', 'Tingnan ang puwede mong gawin'],
  borrowAgain: ['Borrow Again', 'Borrow again', 'Mag-loan ulit'],
  telephone,
  receipts: ['Receipts', 'Your receipts', 'Mga resibo'],
  myAccount,

  recommendedProducts: ['Recommended products', 'Loans for you', 'Mga loan para sa iyo'],
  moreProducts: ['Click to view more products', 'See more loans', 'Tingnan ang iba pang loan'],
  productInert: ['Not available right now', 'Not available now', 'Hindi available sa ngayon'],

  seeOrders,
  otherLoans: ['See other loans', 'Tingnan ang ibang loan'],
  // In `en` and `fil`.
  askAbout: ['Ask us about it', 'Magtanong tungkol dito'],
  // Of a loan whose last payment this phone saw arrive, in `en` and `fil`.
  paidInFull: ['Paid in full', 'Bayad na nang buo'],
  done,

  withdraw: ['Withdraw your loan', 'Get my money', 'Kunin ang pera ko'],
  // In `en` and `fil`: the server sent no link to the money that it says is ready.
  noLink: ['We can’t open the payout page.', 'Hindi namin mabuksan ang page para makuha ang pera mo.'],
  // In `en` and `fil`, where the accepted offer says what arrives.
  withdrawAmount: ['Get {amount}', 'Kunin ang {amount}'],
  bindCardTitle: ['Bind your card', 'Add your account', 'Idagdag ang account mo'],
});
