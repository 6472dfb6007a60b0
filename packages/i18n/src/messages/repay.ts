import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Repayment',
  repaymentDate: 'Repayment date: {date}',
  repaymentAmount: 'Repayment amount',
  instructions: 'How to repay',
  instructionsHint: 'Step by step, in an e-wallet or at a store',
  backToOrder: 'Back to the order',

  payCode: 'Pay code',
  payCodeOpen: 'See how to pay with this code',
  barcode: 'Show barcode',
  barcodeTitle: 'Show this barcode to the cashier',
  barcodeImage: 'Barcode of the pay code {code}',
  barcodeFailed: 'The barcode cannot be drawn. Show the number to the cashier.',

  paymentMethod: 'Payment Method',
  channelsEmpty: 'No payment method is available right now.',
  payment: 'Payment',
  paying: 'Preparing your payment...',
  opening: 'Opening the payment page...',
  checking: 'Checking your order...',
  payLinkMissing: 'The payment page could not be opened. Please try again or choose another payment method.',

  amountUnreadable: 'The amount could not be read, so you cannot pay right now. Please try again later.',
  amountNothing: 'There is nothing to pay right now.',

  // The answer to a payment request was lost: it is unknown, not failed (decision 0005).
  outcomeUnknownTitle: 'We do not know yet whether this went through',
  outcomeUnknown:
    'The connection was lost before we had an answer. We are checking your order, so that you do not pay twice.',
  outcomeStillUnknown: 'Your order could not be checked yet. Please check it again before you pay.',
  outcomeCheckAgain: 'Check again',
  // The borrower came back from the payment page.
  returned: 'We are checking whether your payment has arrived.',
  stillToPayTitle: 'Your order still has to be paid',
  stillToPayAnswerLost: 'Your last try did not get an answer. This is your order as it stands now; you can try again.',
  stillToPayReturned:
    'If you have just paid, it can take a while until your payment arrives here. Do not pay a second time.',
} as const;

/** The repayment pages (spec §2): header, pay code, barcode, payment methods, and what may go wrong. */
export const repayMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Pagbabayad',
    repaymentDate: 'Petsa ng bayad: {date}',
    repaymentAmount: 'Halagang babayaran',
    instructions: 'Paano magbayad',
    instructionsHint: 'Sunud-sunod na hakbang, sa e-wallet o sa tindahan',
    backToOrder: 'Bumalik sa order',

    payCode: 'Pay code',
    payCodeOpen: 'Tingnan kung paano magbayad gamit ang code na ito',
    barcode: 'Ipakita ang barcode',
    barcodeTitle: 'Ipakita ang barcode na ito sa cashier',
    barcodeImage: 'Barcode ng pay code na {code}',
    barcodeFailed: 'Hindi magawa ang barcode. Ipakita na lang ang numero sa cashier.',

    paymentMethod: 'Paraan ng Pagbabayad',
    channelsEmpty: 'Walang available na paraan ng pagbabayad sa ngayon.',
    payment: 'Magbayad',
    paying: 'Inihahanda ang iyong bayad...',
    opening: 'Binubuksan ang payment page...',
    checking: 'Chine-check ang order mo...',
    payLinkMissing: 'Hindi mabuksan ang payment page. Pakisubukan muli o pumili ng ibang paraan ng pagbabayad.',

    amountUnreadable: 'Hindi mabasa ang halaga kaya hindi ka pa makakapagbayad. Pakisubukan muli mamaya.',
    amountNothing: 'Wala kang kailangang bayaran sa ngayon.',

    outcomeUnknownTitle: 'Hindi pa namin alam kung natuloy ito',
    outcomeUnknown:
      'Naputol ang koneksyon bago kami nakatanggap ng sagot. Chine-check namin ang order mo para hindi ka madoble ng bayad.',
    outcomeStillUnknown: 'Hindi pa ma-check ang order mo. Paki-check ulit bago magbayad.',
    outcomeCheckAgain: 'I-check ulit',
    returned: 'Chine-check namin kung dumating na ang bayad mo.',
    stillToPayTitle: 'Kailangan pang bayaran ang order mo',
    stillToPayAnswerLost: 'Walang sagot ang huling subok mo. Ito ang order mo sa ngayon; puwede mong subukan muli.',
    stillToPayReturned: 'Kung kakabayad mo lang, maaaring matagalan bago ito dumating dito. Huwag magbayad nang doble.',
  },
});
