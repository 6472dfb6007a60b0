import { defineMessages } from '../define-messages.ts';
import { amountDue, backToOrder, done, howToRepay, payCode } from '../shared-wording.ts';

/** The repayment pages (spec §2): header, pay code, barcode, payment methods, and what may go wrong. */
export const repayMessages = defineMessages({
  title: ['Repayment', 'Pay your loan', 'Bayaran ang loan mo'],
  repaymentAmount: amountDue,
  // Of a row of the loan.
  amountDueOn: ['Repayment date: {date}', 'Amount due {date}', 'Babayaran sa {date}'],
  instructions: howToRepay,
  instructionsHint: [
    'Step by step, in an e-wallet or at a store',
    'Step by step, with an e\u2011wallet or at a store',
    'Sunud-sunod na hakbang, sa e\u2011wallet o sa tindahan',
  ],
  backToOrder,
  done,

  payCode,
  payCodeOpen: [
    'See how to pay with this code',
    'See how to use this code',
    'Tingnan kung paano magbayad gamit ang code na ito',
  ],
  barcodeTitle: ['Show this barcode to the cashier', 'Let the cashier scan this', 'Ipa-scan ito sa cashier'],
  barcodeImage: [
    'Barcode of the pay code {code}',
    'Barcode of payment code {code}',
    'Barcode ng payment code na {code}',
  ],
  numberTitle: ['Show this number to the cashier', 'Let the cashier type this', 'Ipa-type ito sa cashier'],
  barcodeFailed: ['The barcode cannot be drawn.', 'We couldn’t draw the barcode.', 'Hindi magawa ang barcode.'],
  brightness: [
    'Turn your screen up to full brightness.',
    'Turn your screen brightness all the way up.',
    'Itodo ang liwanag ng screen mo.',
  ],

  paymentMethod: ['Payment Method', 'Choose how to pay', 'Pumili kung paano magbabayad'],
  payAnotherWay: ['Payment Method', 'Pay another way', 'Magbayad sa ibang paraan'],
  payNext: ['Payment Method', 'Pay next installment', 'Bayaran ang susunod na hulog'],
  channelsEmpty: [
    'No payment method is available right now.',
    'No way to pay here right now',
    'Walang paraan ng pagbabayad dito sa ngayon',
  ],
  channelsUnread: [
    'The payment methods could not be read.',
    'We couldn’t read the ways to pay.',
    'Hindi namin mabasa ang mga paraan ng pagbabayad.',
  ],
  // Above the amount to pay.
  loanDue: ['{lender}, repayment date {date}', '{lender}, due {date}', '{lender}, due date: {date}'],
  loanWasDue: ['{lender}, repayment date {date}', '{lender}, was due {date}', '{lender}, na-due noong {date}'],
  neverPersonal: ['Never pay to a personal number or account.', 'Huwag magbayad sa personal na number o account.'],
  payment: ['Payment', 'Pay', 'Magbayad'],
  payAmount: ['Payment of {amount}', 'Pay {amount}', 'Magbayad ng {amount}'],
  paying: ['Preparing your payment...', 'Getting your payment ready…', 'Inihahanda ang iyong bayad…'],
  opening: ['Opening the payment page...', 'Opening the payment page…', 'Binubuksan ang payment page…'],
  checking: ['Checking your order...', 'Checking your loan…', 'Chine-check ang loan mo…'],
  payLinkMissing: [
    'The payment page could not be opened. Please try again or choose another payment method.',
    'We couldn’t open the payment page. Try again, or choose another way to pay.',
    'Hindi mabuksan ang payment page. Subukan muli o pumili ng ibang paraan ng pagbabayad.',
  ],

  payLinkRefused: [
    'The address of the payment page is not safe, so it was not opened.',
    'The payment page’s address doesn’t look safe, so we didn’t open it.',
    'Mukhang hindi ligtas ang address ng payment page, kaya hindi namin ito binuksan.',
  ],
  payLinkRefusedNext: [
    'Please choose another payment method, or ask customer service.',
    'Choose another way to pay, or ask customer service.',
    'Pumili ng ibang paraan ng pagbabayad, o magtanong sa customer service.',
  ],

  noAmount: ['—', 'Amount not available', 'Hindi available ang halaga'],
  amountUnreadable: [
    'The amount could not be read, so you cannot pay right now. Please try again later.',
    'We couldn’t read the amount, so you can’t pay yet.',
    'Hindi mabasa ang halaga kaya hindi ka pa makakapagbayad.',
  ],
  amountNothing: [
    'There is nothing to pay right now.',
    'You have nothing to pay right now.',
    'Wala kang babayaran sa ngayon.',
  ],
});
