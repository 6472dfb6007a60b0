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
  en: original,
  fil: {
    title: 'Repayment code',

    amount: 'Halaga',
    payCode: 'Pay code',
    channelImage: 'Payment channel',
    qrImage: 'QR code para sa iyong bayad',
    scanTipsTitle: 'Paano magbayad gamit ang QR code',
    scanTip1: 'I-screenshot ang page na ito para ma-save ang QR code.',
    scanTip2: 'Buksan ang iyong e-wallet o bank app at piliin ang QR scanner.',
    scanTip3: 'I-upload ang screenshot, o i-scan ang code gamit ang ibang phone.',
    scanTip4: 'I-check ang pangalan at ang halaga bago magbayad.',
    scanTip5: 'Itabi ang resibo hanggang lumabas sa app ang iyong bayad.',
    amountUnreadable: 'Hindi mabasa ang halaga. Tingnan ito sa iyong order bago magbayad.',
    payCodeMissing: 'Walang nababasang pay code ang link na ito. Buksan ito muli mula sa iyong order.',
    pictureUntrusted:
      'Para sa iyong kaligtasan, hindi maipapakita rito ang code na ito. Pumunta sa iyong order para magbayad.',
    imageMissing: 'Hindi ma-load ang larawan. Buksan ito muli mula sa iyong order.',

    contractOrPayCode: 'Contract/pay code',
    clickToCopy: 'I-click para Kopyahin',
    totalPayment: 'Kabuuang bayad',
    infoMissing: 'Wala na sa device na ito ang impormasyon ng bayad. Buksan ito muli mula sa iyong order.',
    backToOrder: 'Bumalik sa order',
    checkAgain: 'I-check ulit',

    biller: 'Ang biller ay {biller}.',
    referenceNo: 'Ang code na ito ang Reference_no ng iyong bayad.',
    onlyTheseChannels: 'Magbayad lang sa mga channel na ito, at ang halagang nakasulat lang dito.',
    onlyThroughThese: 'Magbayad lang sa mga channel na ito.',
    onlyThisAmount: 'Bayaran lang ang halagang nakasulat dito.',
    afterCopying:
      'Susunod: magbayad gamit ang code na ito sa counter o sa e-wallet mo, at itabi ang resibo. Maa-update ang order mo kapag dumating na ang bayad.',
  },
});
