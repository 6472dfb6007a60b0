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
  barcodeTitle: 'Show this barcode to the cashier',
  barcodeImage: 'Barcode of the pay code {code}',
  barcodeFailed: 'The barcode cannot be drawn. Show the number to the cashier.',
  brightness: 'Turn your screen up to full brightness.',

  paymentMethod: 'Payment Method',
  channelsEmpty: 'No payment method is available right now.',
  payment: 'Payment',
  payAmount: 'Payment of {amount}',
  paying: 'Preparing your payment...',
  opening: 'Opening the payment page...',
  checking: 'Checking your order...',
  payLinkMissing: 'The payment page could not be opened. Please try again or choose another payment method.',

  amountUnreadable: 'The amount could not be read, so you cannot pay right now. Please try again later.',
  amountNothing: 'There is nothing to pay right now.',

  outcomeCheckAgain: 'Check again',
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
    barcodeImage: 'Barcode of payment code {code}',
    brightness: 'Turn your screen brightness all the way up.',
    barcodeFailed: 'We couldn’t draw the barcode. Show this number to the cashier.',
    paymentMethod: 'Choose how to pay',
    channelsEmpty: 'You can’t pay here right now',
    payment: 'Pay',
    payAmount: 'Pay {amount}',
    paying: 'Getting your payment ready…',
    opening: 'Opening the payment page…',
    checking: 'Checking your loan…',
    payLinkMissing: 'We couldn’t open the payment page. Try again, or choose another way to pay.',
    amountUnreadable: 'We couldn’t read the amount, so you can’t pay now. Try again later.',
    amountNothing: 'You have nothing to pay right now.',
  },
  fil: {
    title: 'Bayaran ang loan mo',
    repaymentDate: 'Takdang petsa: {date}',
    repaymentAmount: 'Halagang babayaran',
    instructions: 'Paano magbayad',
    instructionsHint: 'Sunud-sunod na hakbang, sa e-wallet o sa tindahan',
    backToOrder: 'Bumalik sa loan ko',

    payCode: 'Payment code',
    payCodeOpen: 'Tingnan kung paano magbayad gamit ang code na ito',
    brightness: 'Itodo ang liwanag ng screen mo.',
    barcodeTitle: 'Ipakita ang barcode na ito sa cashier',
    barcodeImage: 'Barcode ng payment code na {code}',
    barcodeFailed: 'Hindi magawa ang barcode. Ipakita na lang ang numero sa cashier.',

    paymentMethod: 'Pumili kung paano magbabayad',
    channelsEmpty: 'Hindi ka makakapagbayad dito sa ngayon',
    payment: 'Magbayad',
    payAmount: 'Magbayad ng {amount}',
    paying: 'Inihahanda ang iyong bayad…',
    opening: 'Binubuksan ang payment page…',
    checking: 'Chine-check ang loan mo…',
    payLinkMissing: 'Hindi mabuksan ang payment page. Subukan muli o pumili ng ibang paraan ng pagbabayad.',

    amountUnreadable: 'Hindi mabasa ang halaga kaya hindi ka pa makakapagbayad. Subukan muli mamaya.',
    amountNothing: 'Wala kang babayaran sa ngayon.',

    outcomeCheckAgain: 'I-check muli',
  },
});
