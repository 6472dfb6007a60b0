import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Repayment code',

  // /repaymentOfCode
  amount: 'Amount',
  payCode: 'Pay code',
  channelImage: 'Payment channel',
  qrImage: 'QR code for your payment',
  scanTipsTitle: 'How to pay with the QR code',
  scanTip1: 'Take a screenshot of this page to save the QR code.',
  scanTip2: 'Open your e-wallet or bank app and choose the QR scanner.',
  scanTip3: 'Upload the screenshot, or scan the code from another phone.',
  scanTip4: 'Check the name and the amount before you pay.',
  scanTip5: 'Keep the receipt until your repayment shows in the app.',
  amountUnreadable: 'The amount could not be read. Look it up in your order before you pay.',
  payCodeMissing: 'This link has no pay code that can be read. Open it again from your order.',
  imageMissing: 'The image could not be loaded. Open it again from your order.',
  pictureUntrusted: 'For your safety, this code cannot be shown here. Go to your order to pay.',

  // /repaymentOfCode2
  contractOrPayCode: 'Contract/pay code',
  clickToCopy: 'Click to Copy',
  totalPayment: 'Total payment',
  infoMissing: 'The repayment information is no longer on this device. Open it again from your order.',
  backToOrder: 'Back to the order',
  checkAgain: 'Check again',
  codeFrom: 'This code is from {time}.',
  notCurrentTitle: 'This code is not current any more',
  notCurrentText: 'What is due has changed since the code was opened ({time}). See what is due now before you pay.',
  seeWhatIsDue: 'See what is due',

  // Beside each pay code.
  biller: 'The biller is {biller}.',
  referenceNo: 'This code is the Reference_no of your repayment.',
  onlyTheseChannels: 'Pay only through these channels, and only the amount shown here.',
  onlyThroughThese: 'Pay only through these channels.',
  onlyThisAmount: 'Pay only the amount shown here.',
  afterCopying:
    'Next: pay with this code at the counter or in your e-wallet, and keep the receipt. Your order is updated once the payment arrives.',
} as const;

/** Pay codes: the pages that show one (spec §2) and what is said beside each. The five tips' wording is ours. */
export const repaymentCodeMessages = defineMessages({
  original,
  en: {
    ...original,
    scanTip3: 'Upload the screenshot there. Or scan the code from another phone.',
    title: 'Your payment code',
    amount: 'Amount to pay',
    payCode: 'Payment code',
    channelImage: 'Where to pay',
    qrImage: 'QR code to pay with',
    scanTipsTitle: 'Pay with this QR code',
    scanTip1: 'Take a screenshot of this page.',
    scanTip2: 'Open your e-wallet or bank app and tap the QR scanner.',
    scanTip4: 'Check the name and the amount, then pay.',
    scanTip5: 'Keep the receipt until the app shows your payment.',
    amountUnreadable: 'We could not read the amount. See your loan for the amount before you pay.',
    payCodeMissing: 'This link has no payment code. Open it again from your loan.',
    imageMissing: 'We could not load the picture. Open it again from your loan.',
    pictureUntrusted: 'To keep you safe, we cannot show this code here. Go to your loan to pay.',
    contractOrPayCode: 'Contract or payment code',
    clickToCopy: 'Tap to copy',
    totalPayment: 'Total to pay',
    infoMissing: 'This payment code is no longer on your phone. Open it again from your loan.',
    backToOrder: 'Back to my loan',
    codeFrom: 'Code from {time}',
    notCurrentTitle: 'Do not use this code any more',
    notCurrentText: 'Your payment has changed since you opened this code ({time}). See what to pay now.',
    seeWhatIsDue: 'See what to pay',
    biller: 'Biller: {biller}',
    referenceNo: 'Use this code as the reference number.',
    onlyTheseChannels: 'Pay only at these places, and only this amount.',
    onlyThroughThese: 'Pay only at these places.',
    onlyThisAmount: 'Pay only this amount.',
    afterCopying:
      'Now pay with this code at a store or in your e-wallet, and keep the receipt. Your loan is updated when the payment reaches us.',
  },
  fil: {
    title: 'Ang payment code mo',

    amount: 'Halagang babayaran',
    payCode: 'Payment code',
    channelImage: 'Saan magbabayad',
    qrImage: 'QR code para sa iyong bayad',
    scanTipsTitle: 'Magbayad gamit ang QR code na ito',
    scanTip1: 'I-screenshot ang page na ito para ma-save ang QR code.',
    scanTip2: 'Buksan ang iyong e-wallet o bank app at piliin ang QR scanner.',
    scanTip3: 'I-upload ang screenshot, o i-scan ang code gamit ang ibang phone.',
    scanTip4: 'I-check ang pangalan at ang halaga bago magbayad.',
    scanTip5: 'Itabi ang resibo hanggang lumabas sa app ang iyong bayad.',
    amountUnreadable: 'Hindi mabasa ang halaga. Tingnan ito sa loan mo bago magbayad.',
    payCodeMissing: 'Walang payment code ang link na ito. Buksan ito muli mula sa loan mo.',
    pictureUntrusted:
      'Para sa iyong kaligtasan, hindi maipapakita rito ang code na ito. Pumunta sa loan mo para magbayad.',
    imageMissing: 'Hindi ma-load ang larawan. Buksan ito muli mula sa loan mo.',

    contractOrPayCode: 'Contract o payment code',
    clickToCopy: 'Pindutin para kopyahin',
    totalPayment: 'Kabuuang babayaran',
    infoMissing: 'Wala na sa phone mo ang payment code na ito. Buksan ito muli mula sa loan mo.',
    backToOrder: 'Bumalik sa loan ko',
    checkAgain: 'I-check muli',
    codeFrom: 'Code mula noong {time}',
    notCurrentTitle: 'Huwag nang gamitin ang code na ito',
    notCurrentText:
      'Nagbago ang babayaran mo mula nang buksan mo ang code na ito ({time}). Tingnan kung magkano na ang babayaran.',
    seeWhatIsDue: 'Tingnan ang babayaran',

    biller: 'Biller: {biller}',
    referenceNo: 'Gamitin ang code na ito bilang reference number.',
    onlyTheseChannels: 'Magbayad lang sa mga lugar na ito, at ito lang ang halaga.',
    onlyThroughThese: 'Magbayad lang sa mga lugar na ito.',
    onlyThisAmount: 'Ito lang ang halagang bayaran mo.',
    afterCopying:
      'Magbayad na gamit ang code na ito sa tindahan o sa e-wallet mo, at itabi ang resibo. Maa-update ang loan mo kapag nakarating na ang bayad.',
  },
});
