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
 * What forms say (spec §5, §8). The reasons that `@peace/validators` gives are keys of this area, so that
 * `t(result.reason)` is the whole mapping.
 */
export const validationMessages = defineMessages({
  original,
  en: {
    ...original,
    ...registrationWording.en,
    getCode: 'Get a code',
    cardNotChosen: 'Choose a bank card first.',
    repaymentCodeTooShort: 'Enter the whole code.',
    repaymentCodeWrong: 'That code doesn’t match. Check it and try again.',
    repaymentResubmitted: 'We already have this payment. No need to send it again.',
    cardQueryFailed: 'We couldn’t load your bank cards. Try again.',
    processingFailed: 'We couldn’t process your payment. Try again, or choose another way to pay.',
    ratingRequired: 'Choose a rating first.',
    complaintTextRequired: 'Tell us what happened first.',
    collectionNotSupported: 'We can’t take a collection complaint about this loan here. Message us instead.',
    imageTypeUnsupported: 'You can’t add {name}. Choose a JPEG, PNG or WebP photo.',
    imageTooLarge: '{name} is too large. Choose a photo of up to 10 MB.',
    imageUnreadable: 'We couldn’t read {name}. Choose another photo.',
    imagesFull: 'You can add up to {max} photos.',
    formIncomplete: 'Fill in every field.',
    formSent: 'Thank you. We have your message.',
    loanAmountNotNumber: 'Enter a number, digits only.',
    payCodeCopied: 'Copied',
  },
  fil: {
    ...registrationWording.fil,
    getCode: 'Kunin ang code',

    cardNotChosen: 'Pumili muna ng bank card.',
    repaymentCodeTooShort: 'Ilagay ang buong code.',
    repaymentCodeWrong: 'Hindi tugma ang code. I-check ito at subukan muli.',
    repaymentResubmitted: 'Nasa amin na ang bayad na ito. Huwag na itong ipadala ulit.',
    cardQueryFailed: 'Hindi ma-load ang mga bank card mo. Subukan muli.',
    processingFailed: 'Hindi naproseso ang bayad mo. Subukan muli, o pumili ng ibang paraan ng pagbabayad.',

    ratingRequired: 'Pumili muna ng rating.',

    complaintTextRequired: 'Ikuwento muna ang nangyari.',
    collectionNotSupported: 'Hindi namin matatanggap dito ang reklamo tungkol sa paniningil. Mag-message sa amin.',
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
