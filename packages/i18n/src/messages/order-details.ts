import { defineMessages } from '../define-messages.ts';
import {
  close,
  loading,
  myAccount,
  notNow,
  ratingRequired,
  repayment,
  seeOrders,
  telephone,
} from '../shared-wording.ts';

/** The Order Details screen and its three dialogs (spec §2, §4; docs/decisions/orders.md). */
export const orderDetailsMessages = defineMessages({
  title: ['Order Details', 'Loan details', 'Detalye ng loan'],
  loading,

  repay: ['REPAY', 'Pay', 'Magbayad'],
  repayment,
  rolloverRepayment: ['Rollover Repayment', 'Move due date', 'I-move ang due date'],
  shortOfMoney: ['Short of money?', 'Need more time?', 'Kailangan mo pa ng oras?'],
  borrowAgain: ['Borrow Again', 'Borrow again', 'Mag-loan ulit'],
  telephone,
  receipts: ['Receipts', 'Your receipts', 'Mga resibo'],
  myAccount,

  goesOnInApp: ['This goes on in the app', 'Continue in the app', 'Ituloy sa app'],
  goesOnInAppText: [
    'If nothing has opened, open it again.',
    'App didn’t open? Try again.',
    'Hindi bumukas ang app? Subukan muli.',
  ],
  openAgain: ['Open again', 'Open the app again', 'Buksan muli ang app'],

  nextRefused: [
    'The next page was not opened',
    'We didn’t open the next page',
    'Hindi namin binuksan ang susunod na page',
  ],
  nextRefusedText: [
    'The link in this order is not safe. Please ask customer service what to do next.',
    'The link in this loan doesn’t look safe. Ask customer service what to do next.',
    'Mukhang hindi ligtas ang link sa loan na ito. Magtanong sa customer service kung ano ang susunod.',
  ],

  recommendedProducts: ['Recommended products', 'Loans for you', 'Mga loan para sa iyo'],
  moreProducts: ['Click to view more products', 'See more loans', 'Tingnan ang iba pang loan'],
  productInert: ['Not available right now', 'Not available now', 'Hindi available sa ngayon'],

  seeOrders,
  nothingOwed: [
    'Nothing is left to pay on this loan.',
    'You don’t owe anything on this loan.',
    'Wala ka nang babayaran sa loan na ito.',
  ],
  otherLoans: ['See other loans', 'Tingnan ang ibang loan'],
  askAbout: ['Ask about it', 'Ask us about it', 'Magtanong tungkol dito'],
  askNext: ['Customer service can tell you more about it.', 'Questions? Message us.', 'May tanong? I-message kami.'],

  withdraw: ['Withdraw your loan', 'Get my money', 'Kunin ang pera ko'],
  withdrawTitle: ['Withdraw your loan', 'Get your money', 'Kunin ang pera mo'],
  withdrawConfirm: ['Confirm', 'Continue', 'Magpatuloy'],
  withdrawCancel: notNow,

  bindCardTitle: ['Bind your card', 'Add your account', 'Idagdag ang account mo'],
  bindCard: ['Go and bind the card', 'Add account', 'Magdagdag ng account'],
  bindCardClose: close,

  ratingRequired,
  ratingSubmit: ['Submit', 'Send rating', 'Ipadala ang rating'],
  ratingResultTitle: ['Thank you for your rating', 'Salamat sa iyong rating'],
  ratingResultText: [
    'We are sorry that we did not do better. Tell us what went wrong, and we will look into it.',
    'We’re sorry. Tell us what went wrong, and we’ll look into it.',
    'Pasensya na. Sabihin sa amin kung ano ang naging problema at titingnan namin ito.',
  ],
  ratingResultComplain: ['File a complaint', 'Tell us', 'Sabihin sa amin'],
  ratingResultClose: close,
});
