import { defineMessages } from '../define-messages.ts';
import { registrationWording } from '../registration-wording.ts';

const original = {
  ...registrationWording.original,

  // The button that sends an SMS code in the repayment dialog
  getCode: '获取验证码',

  // Legacy repayment dialog
  cardNotChosen: '请先选择银行卡',
  repaymentCodeTooShort: '请输入正确的验证码',
  repaymentCodeWrong: '验证码错误',
  repaymentResubmitted: '请勿重复提交支付请求',
  cardQueryFailed: '查询银行卡列表失败',
  processingFailed: '处理失败',

  ratingRequired: 'Silakan pilih',

  // Complaints
  complaintTextRequired: 'Please fill in your comments and suggestions',
  collectionNotSupported: 'Este pedido no admite reclamaciones de cobranza',
  imageTypeUnsupported: '{name} cannot be added. Only JPEG, PNG and WebP images can.',
  imageTooLarge: '{name} is too large. An image may have up to 10 MB.',
  imageUnreadable: '{name} could not be read. Please choose another image.',
  imagesFull: 'You can add up to {max} images.',

  // Official site
  formIncomplete: 'Please provide complete information!',
  formSent: 'success!',
  loanAmountNotNumber: 'Please Enter a number!',

  payCodeCopied: 'copy success',
} as const;

/**
 * What forms say (spec §5, §8; decision B). The reasons that `@peace/validators` gives are keys of this area, so that
 * `t(result.reason)` is the whole mapping.
 */
export const validationMessages = defineMessages({
  original,
  en: {
    ...original,
    ...registrationWording.en,
    getCode: 'Get code',
    cardNotChosen: 'Please choose a bank card first.',
    repaymentCodeTooShort: 'Please enter the correct code.',
    repaymentCodeWrong: 'This code is wrong.',
    repaymentResubmitted: 'Please do not submit the payment request again.',
    cardQueryFailed: 'Your bank cards could not be loaded.',
    processingFailed: 'Your payment could not be processed.',
    ratingRequired: 'Please choose a rating',
    collectionNotSupported: 'This order does not support complaints about collection.',
    formIncomplete: 'Please fill in every field.',
    formSent: 'Thank you. Your message was sent.',
    loanAmountNotNumber: 'Please enter a number, digits only.',
  },
  fil: {
    ...registrationWording.fil,
    getCode: 'Kunin ang code',

    cardNotChosen: 'Pumili muna ng bank card.',
    repaymentCodeTooShort: 'Ilagay ang tamang code.',
    repaymentCodeWrong: 'Mali ang code.',
    repaymentResubmitted: 'Huwag nang ulitin ang pag-submit ng bayad.',
    cardQueryFailed: 'Hindi ma-load ang iyong mga bank card.',
    processingFailed: 'Hindi naproseso ang iyong bayad.',

    ratingRequired: 'Pumili muna ng rating',

    complaintTextRequired: 'Pakisulat ang iyong mga komento at suhestiyon',
    collectionNotSupported: 'Hindi puwedeng magreklamo tungkol sa paniningil para sa order na ito.',
    imageTypeUnsupported: 'Hindi maidagdag ang {name}. JPEG, PNG at WebP na larawan lang ang puwede.',
    imageTooLarge: 'Masyadong malaki ang {name}. Hanggang 10 MB lang ang bawat larawan.',
    imageUnreadable: 'Hindi mabasa ang {name}. Pumili ng ibang larawan.',
    imagesFull: 'Hanggang {max} larawan lang ang puwedeng idagdag.',

    formIncomplete: 'Pakikumpleto ang impormasyon!',
    formSent: 'Naipadala na!',
    loanAmountNotNumber: 'Maglagay ng numero!',

    payCodeCopied: 'Nakopya na',
  },
});
