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
    getCode: 'Get a code',
    cardNotChosen: 'Please choose a bank card first.',
    repaymentCodeTooShort: 'Please enter the whole code.',
    repaymentCodeWrong: 'This code is wrong. Please check it and enter it again.',
    repaymentResubmitted: 'We already have this payment. Please do not send it again.',
    cardQueryFailed: 'We could not load your bank cards. Please try again.',
    processingFailed: 'We could not process your payment. Please try again, or choose another way to pay.',
    ratingRequired: 'Please choose a rating first.',
    complaintTextRequired: 'Please tell us what happened.',
    collectionNotSupported: 'You cannot complain about collection for this loan. Please choose another topic.',
    imageTypeUnsupported: 'You cannot add {name}. Please choose a JPEG, PNG or WebP photo.',
    imageTooLarge: '{name} is too large. Please choose a photo of up to 10 MB.',
    imageUnreadable: 'We could not read {name}. Please choose another photo.',
    imagesFull: 'You can add up to {max} photos.',
    formIncomplete: 'Please fill in every field.',
    formSent: 'Thank you. We have your message.',
    loanAmountNotNumber: 'Please enter a number, digits only.',
    payCodeCopied: 'Copied',
  },
  fil: {
    ...registrationWording.fil,
    getCode: 'Kunin ang code',

    cardNotChosen: 'Pumili muna ng bank card.',
    repaymentCodeTooShort: 'Ilagay ang buong code.',
    repaymentCodeWrong: 'Mali ang code. I-check ito at ilagay muli.',
    repaymentResubmitted: 'Nasa amin na ang bayad na ito. Huwag na itong ipadala ulit.',
    cardQueryFailed: 'Hindi ma-load ang mga bank card mo. Pakisubukan muli.',
    processingFailed: 'Hindi naproseso ang bayad mo. Subukan muli, o pumili ng ibang paraan ng pagbabayad.',

    ratingRequired: 'Pumili muna ng rating.',

    complaintTextRequired: 'Ikuwento sa amin ang nangyari.',
    collectionNotSupported:
      'Hindi puwedeng magreklamo tungkol sa paniningil para sa loan na ito. Pumili ng ibang paksa.',
    imageTypeUnsupported: 'Hindi maidagdag ang {name}. JPEG, PNG at WebP na larawan lang ang puwede.',
    imageTooLarge: 'Masyadong malaki ang {name}. Hanggang 10 MB lang ang bawat larawan.',
    imageUnreadable: 'Hindi mabasa ang {name}. Pumili ng ibang larawan.',
    imagesFull: 'Hanggang {max} larawan lang ang puwedeng idagdag.',

    formIncomplete: 'Punan ang bawat field.',
    formSent: 'Salamat. Natanggap namin ang mensahe mo.',
    loanAmountNotNumber: 'Maglagay ng numero, mga digit lang.',

    payCodeCopied: 'Nakopya na',
  },
});
