import { defineMessages } from '../define-messages.ts';
import { backToOrder, checkAgain, otherAmountText, otherAmountTitle, payCode, seeOrders } from '../shared-wording.ts';

/** Pay codes: the pages that show one (spec §2) and the texts beside each. The five tips' wording is ours. */
export const repaymentCodeMessages = defineMessages({
  title: ['Repayment code', 'Your payment code', 'Ang payment code mo'],

  // /repaymentOfCode
  amount: ['Amount', 'Amount due', 'Halagang babayaran'],
  // Nothing says that it is due.
  amountOfLink: ['Amount', 'Halaga'],
  payCode,
  channelImage: ['Payment channel', 'Where to pay', 'Saan magbabayad'],
  qrImage: ['QR code for your payment', 'QR code to pay with', 'QR code para sa iyong bayad'],
  saveQr: ['Save the QR code', 'Save QR code', 'I-save ang QR code'],
  scanTipsTitle: ['How to pay with the QR code', 'Pay with this QR code', 'Magbayad gamit ang QR code na ito'],
  scanTip1: [
    'Take a screenshot of this page to save the QR code.',
    'Take a screenshot of this page.',
    'I-screenshot ang page na ito.',
  ],
  scanTip1Saved: [
    'Save the QR code, or take a screenshot of this page.',
    'Save the QR code, or take a screenshot.',
    'I-save ang QR code, o i-screenshot ang page na ito.',
  ],
  scanTip2: [
    'Open your e-wallet or bank app and choose the QR scanner.',
    'Open your e\u2011wallet or bank app and tap the QR scanner.',
    'Buksan ang iyong e\u2011wallet o bank app at piliin ang QR scanner.',
  ],
  scanTip3: [
    'Upload the picture, or scan the code from another phone.',
    'Upload the picture there. Or scan the code from another phone.',
    'I-upload ang larawan, o i-scan ang code gamit ang ibang phone.',
  ],
  scanTip4: [
    'Check the name and the amount before you pay.',
    'Check the name and the amount, then pay.',
    'I-check ang pangalan at ang halaga bago magbayad.',
  ],
  scanTip5: [
    'Keep the receipt until your repayment shows in the app.',
    'Keep the receipt until the app shows your payment.',
    'Itabi ang resibo hanggang lumabas sa app ang iyong bayad.',
  ],
  amountUnreadable: [
    'The amount could not be read. Look it up in your order before you pay.',
    'We couldn’t read the amount. Check it in your loan before you pay.',
    'Hindi mabasa ang halaga. Tingnan ito sa loan mo bago magbayad.',
  ],
  payCodeMissing: [
    'This link has no pay code that can be read. Open it again from your order.',
    'This link has no payment code. Open it again from your loan.',
    'Walang payment code ang link na ito. Buksan ito muli mula sa loan mo.',
  ],
  imageMissing: [
    'The image could not be loaded. Open it again from your order.',
    'We couldn’t load the picture. Open it again from your loan.',
    'Hindi ma-load ang larawan. Buksan ito muli mula sa loan mo.',
  ],
  codeOfLinkTitle: ['This code came with a link', 'Galing sa link ang code na ito'],
  codeOfLinkText: [
    'Anyone can send a link. Check it in your order before you pay.',
    'Anyone can send a link. Check in your loan before you pay.',
    'Kahit sino ay puwedeng magpadala ng link. Tingnan muna sa loan mo bago magbayad.',
  ],
  codeDiffers: [
    'This is not the pay code of your order',
    'Not your loan’s payment code',
    'Hindi ito ang payment code ng loan mo',
  ],
  codeDiffersText: [
    'It came with a link. Go to your order to pay.',
    'It came with a link. Go to your loan to pay.',
    'Galing ito sa link. Pumunta sa loan mo para magbayad.',
  ],
  codeAnyway: ['Show this code', 'Show this code anyway', 'Ipakita pa rin ang code na ito'],
  otherAmountTitle,
  otherAmountText,
  pictureUntrusted: [
    'For your safety, this code cannot be shown here. Go to your order to pay.',
    'To keep you safe, we can’t show this code here. Go to your loan to pay.',
    'Para sa iyong kaligtasan, hindi maipapakita rito ang code na ito. Pumunta sa loan mo para magbayad.',
  ],

  // /repaymentOfCode2
  contractOrPayCode: ['Contract/pay code', 'Payment code', 'Payment code'],
  clickToCopy: ['Click to Copy', 'Copy', 'Kopyahin'],
  totalPayment: ['Total payment', 'Amount due', 'Halagang babayaran'],
  totalExtension: ['Total payment', 'Pay now to get more time', 'Bayaran ngayon para may dagdag na oras'],
  infoMissing: [
    'The repayment information is no longer on this device. Open it again from your order.',
    'This payment code is no longer on your phone. Open it again from your loan.',
    'Wala na sa phone mo ang payment code na ito. Buksan ito muli mula sa loan mo.',
  ],
  backToOrder,
  seeOrders,
  checkAgain,
  codeFrom: ['This code is from {time}.', 'Checked {time}', 'Na-check noong {time}'],
  notCurrentTitle: ['This code is not current any more', 'Do not use this code', 'Huwag gamitin ang code na ito'],
  notCurrentText: [
    'What is due has changed since the code was opened ({time}). See what is due now before you pay.',
    'The amount due has changed since {time}. See what to pay now.',
    'Nagbago ang halagang babayaran mula noong {time}. Tingnan kung magkano na.',
  ],
  seeWhatIsDue: ['See what is due', 'See what to pay', 'Tingnan ang babayaran'],

  // Beside each pay code.
  barcode: ['Show barcode', 'Show at the counter', 'Ipakita sa cashier'],
  counter: ['Show this at the counter', 'Ipakita ito sa counter'],
  tellCashier: [
    'Tell the cashier: bills payment, {biller}',
    'Tell the cashier: “Bills payment, {biller}.”',
    'Sabihin sa cashier: “Bills payment, {biller}.”',
  ],
  tellCashierBill: [
    'Tell the cashier: bills payment',
    'Tell the cashier: “Bills payment.”',
    'Sabihin sa cashier: “Bills payment.”',
  ],
  onlyToBiller: [
    'Pay only {amount}, and only to {biller}.',
    'Pay exactly {amount}, and only to {biller}.',
    'Eksaktong {amount} ang bayaran mo, at kay {biller} lang.',
  ],
  counterSteps: ['How to pay at a counter', 'Paano magbayad sa counter'],
  biller: ['The biller is {biller}.', 'Biller: {biller}', 'Biller: {biller}'],
  referenceNo: [
    'This code is the Reference_no of your repayment.',
    'Use this code as the reference number.',
    'Gamitin ang code na ito bilang reference number.',
  ],
  onlyThisAmount: ['Pay only {amount}.', '{amount} lang ang bayaran mo.'],
  pictureAlt: [
    'Picture of this pay code: everything in it stands above',
    'A picture of this payment code. It says what’s written above.',
    'Larawan ng payment code na ito. Nasa itaas ang lahat ng laman nito.',
  ],
});
