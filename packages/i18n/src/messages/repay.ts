import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Repayment',
  repaymentDate: 'Repayment date',
  repaymentAmount: 'Repayment amount',
  details: 'Details',
  instructions: 'How to repay',

  payCode: 'Pay code',
  payCodeOpen: 'See how to pay with this code',
  payCodeCopy: 'Copy',
  payCodeCopied: 'copy success',
  barcode: 'Show barcode',
  barcodeTitle: 'Show this barcode to the cashier',
  barcodeImage: 'Barcode of the pay code {code}',
  barcodeFailed: 'This code cannot be drawn as a barcode. Show the number to the cashier.',
  barcodeClose: 'Close',

  paymentMethod: 'Payment Method',
  channelsEmpty: 'No payment method is available right now.',
  payment: 'Payment',
  paying: 'Preparing your payment...',
  payLinkMissing: 'The payment page could not be opened. Please try again or choose another payment method.',

  amountUnreadable: 'The amount could not be read, so you cannot pay right now. Please try again later.',

  // The answer to a payment request was lost: it is unknown, not failed (decision G).
  outcomeUnknownTitle: 'We do not know yet whether this went through',
  outcomeUnknown:
    'The connection was lost before we had an answer. We are checking your order, so that you do not pay twice.',
  outcomeChecked: 'This is your order as it stands now. You can pay if it still has to be paid.',
  outcomeStillUnknown: 'Your order could not be checked yet. Please check it again before you pay.',
  outcomeCheckAgain: 'Check again',
} as const;

/** The period repayment page (spec §2): its header, pay code, barcode, payment methods, and what may go wrong. */
export const repayMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Pagbabayad',
    repaymentDate: 'Petsa ng bayad',
    repaymentAmount: 'Halagang babayaran',
    details: 'Mga detalye',
    instructions: 'Paano magbayad',

    payCode: 'Pay code',
    payCodeOpen: 'Tingnan kung paano magbayad gamit ang code na ito',
    payCodeCopy: 'Kopyahin',
    payCodeCopied: 'Nakopya na',
    barcode: 'Ipakita ang barcode',
    barcodeTitle: 'Ipakita ang barcode na ito sa cashier',
    barcodeImage: 'Barcode ng pay code na {code}',
    barcodeFailed: 'Hindi magawang barcode ang code na ito. Ipakita na lang ang numero sa cashier.',
    barcodeClose: 'Isara',

    paymentMethod: 'Paraan ng Pagbabayad',
    channelsEmpty: 'Walang available na paraan ng pagbabayad sa ngayon.',
    payment: 'Magbayad',
    paying: 'Inihahanda ang iyong bayad...',
    payLinkMissing: 'Hindi mabuksan ang payment page. Pakisubukan muli o pumili ng ibang paraan ng pagbabayad.',

    amountUnreadable: 'Hindi mabasa ang halaga kaya hindi ka pa makakapagbayad. Pakisubukan muli mamaya.',

    outcomeUnknownTitle: 'Hindi pa namin alam kung natuloy ito',
    outcomeUnknown:
      'Naputol ang koneksyon bago kami nakatanggap ng sagot. Chine-check namin ang order mo para hindi ka madoble ng bayad.',
    outcomeChecked: 'Ito ang order mo sa ngayon. Puwede kang magbayad kung may kailangan pang bayaran.',
    outcomeStillUnknown: 'Hindi pa ma-check ang order mo. Paki-check ulit bago magbayad.',
    outcomeCheckAgain: 'I-check ulit',
  },
});
