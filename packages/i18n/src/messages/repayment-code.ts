import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Repayment code',
  copied: 'copy success',

  // /repaymentOfCode
  amount: 'Amount',
  payCode: 'Pay code',
  copy: 'Copy',
  channelImage: 'Payment channel',
  qrImage: 'QR code for your payment',
  scanTipsTitle: 'How to pay with the QR code',
  scanTip1: 'Take a screenshot of this page to save the QR code.',
  scanTip2: 'Open your e-wallet or bank app and choose the QR scanner.',
  scanTip3: 'Upload the screenshot, or scan the code from another phone.',
  scanTip4: 'Check the name and the amount before you pay.',
  scanTip5: 'Keep the receipt until your repayment shows in the app.',

  // /repaymentOfCode2
  contractOrPayCode: 'Contract/pay code',
  clickToCopy: 'Click to Copy',
  totalPayment: 'Total payment',
  paymentNotices: 'How to pay',
  infoMissing: 'The repayment information is no longer on this device. Open it again from your order.',
  backToOrder: 'Back to the order',

  payCodeMissing: 'This link has no pay code. Open it again from your order.',
  imageMissing: 'The image could not be loaded.',
} as const;

/** Repayment by code and its second version (spec §2). The spec names five scanning tips without their wording. */
export const repaymentCodeMessages = defineMessages({
  original,
  en: original,
  fil: {
    title: 'Repayment code',
    copied: 'Nakopya na',

    amount: 'Halaga',
    payCode: 'Pay code',
    copy: 'Kopyahin',
    channelImage: 'Payment channel',
    qrImage: 'QR code para sa iyong bayad',
    scanTipsTitle: 'Paano magbayad gamit ang QR code',
    scanTip1: 'I-screenshot ang page na ito para ma-save ang QR code.',
    scanTip2: 'Buksan ang iyong e-wallet o bank app at piliin ang QR scanner.',
    scanTip3: 'I-upload ang screenshot, o i-scan ang code gamit ang ibang phone.',
    scanTip4: 'I-check ang pangalan at ang halaga bago magbayad.',
    scanTip5: 'Itabi ang resibo hanggang lumabas sa app ang iyong bayad.',

    contractOrPayCode: 'Contract/pay code',
    clickToCopy: 'I-click para Kopyahin',
    totalPayment: 'Kabuuang bayad',
    paymentNotices: 'Paano magbayad',
    infoMissing: 'Wala na sa device na ito ang impormasyon ng bayad. Buksan ito muli mula sa iyong order.',
    backToOrder: 'Bumalik sa order',

    payCodeMissing: 'Walang pay code ang link na ito. Buksan ito muli mula sa iyong order.',
    imageMissing: 'Hindi ma-load ang larawan.',
  },
});
