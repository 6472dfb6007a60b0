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
  en: {
    ...original,
    barcodeTitle: 'Let the cashier scan this barcode',
    title: 'Pay your loan',
    repaymentDate: 'Due {date}',
    repaymentAmount: 'Amount due',
    instructions: 'How to pay',
    instructionsHint: 'Step by step, with an e-wallet or at a store',
    backToOrder: 'Back to my loan',
    payCode: 'Payment code',
    payCodeOpen: 'See how to use this code',
    barcode: 'Show the barcode',
    barcodeImage: 'Barcode of payment code {code}',
    barcodeFailed: 'We could not draw the barcode. Show this number to the cashier.',
    paymentMethod: 'How do you want to pay?',
    channelsEmpty: 'You cannot pay here right now. Please try again later, or contact customer service.',
    payment: 'Pay',
    paying: 'Getting your payment ready…',
    opening: 'Opening the payment page…',
    checking: 'Checking your loan…',
    payLinkMissing: 'We could not open the payment page. Try again, or choose another way to pay.',
    amountUnreadable: 'We could not read the amount, so you cannot pay now. Please try again later.',
    amountNothing: 'You have nothing to pay right now.',
    outcomeUnknownTitle: 'We do not know yet if you have paid',
    outcomeUnknown: 'The connection was lost. We are checking your loan so that you do not pay twice.',
    outcomeStillUnknown: 'We could not check your loan yet. Please check again before you pay.',
    returned: 'We are checking if your payment has reached us.',
    stillToPayTitle: 'Your loan is not paid yet',
    stillToPayAnswerLost: 'Your last payment got no answer. This is your loan as it is now: you can try again.',
    stillToPayReturned: 'If you have just paid, your payment may take a while to reach us. Do not pay again.',
  },
  fil: {
    title: 'Bayaran ang loan mo',
    repaymentDate: 'Takdang petsa: {date}',
    repaymentAmount: 'Halagang babayaran',
    instructions: 'Paano magbayad',
    instructionsHint: 'Sunud-sunod na hakbang, sa e-wallet o sa tindahan',
    backToOrder: 'Bumalik sa loan ko',

    payCode: 'Pay code',
    payCodeOpen: 'Tingnan kung paano magbayad gamit ang code na ito',
    barcode: 'Ipakita ang barcode',
    barcodeTitle: 'Ipakita ang barcode na ito sa cashier',
    barcodeImage: 'Barcode ng pay code na {code}',
    barcodeFailed: 'Hindi magawa ang barcode. Ipakita na lang ang numero sa cashier.',

    paymentMethod: 'Paano mo gustong magbayad?',
    channelsEmpty: 'Hindi ka makakapagbayad dito sa ngayon. Subukan muli mamaya, o kontakin ang customer service.',
    payment: 'Magbayad',
    paying: 'Inihahanda ang iyong bayad...',
    opening: 'Binubuksan ang payment page...',
    checking: 'Chine-check ang loan mo...',
    payLinkMissing: 'Hindi mabuksan ang payment page. Pakisubukan muli o pumili ng ibang paraan ng pagbabayad.',

    amountUnreadable: 'Hindi mabasa ang halaga kaya hindi ka pa makakapagbayad. Pakisubukan muli mamaya.',
    amountNothing: 'Wala kang babayaran sa ngayon.',

    outcomeUnknownTitle: 'Hindi pa namin alam kung nakapagbayad ka na',
    outcomeUnknown: 'Naputol ang koneksyon. Chine-check namin ang loan mo para hindi ka madoble ng bayad.',
    outcomeStillUnknown: 'Hindi pa ma-check ang loan mo. I-check muli bago magbayad.',
    outcomeCheckAgain: 'I-check ulit',
    returned: 'Chine-check namin kung nakarating na ang bayad mo.',
    stillToPayTitle: 'Hindi pa bayad ang loan mo',
    stillToPayAnswerLost: 'Walang sagot ang huling bayad mo. Ito ang loan mo sa ngayon: puwede mong subukan muli.',
    stillToPayReturned: 'Kung kakabayad mo lang, maaaring matagalan bago ito makarating sa amin. Huwag magbayad ulit.',
  },
});
