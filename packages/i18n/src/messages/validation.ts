import { defineMessages } from '../define-messages.ts';
import { registrationWording } from '../registration-wording.ts';
import { ratingRequired } from '../shared-wording.ts';

/**
 * The forms' messages (spec §5, §8). The reasons of `@peace/validators` are keys of this area, so that `t(result.reason)` is the
 * whole mapping.
 */
export const validationMessages = defineMessages({
  ...registrationWording,

  // Legacy repayment dialog
  cardNotChosen: ['请先选择银行卡', 'Choose a bank card first.', 'Pumili muna ng bank card.'],
  repaymentCodeTooShort: ['请输入正确的验证码', 'Enter the whole code.', 'Ilagay ang buong code.'],
  repaymentCodeWrong: [
    '验证码错误',
    'That code doesn’t match. Check it and try again.',
    'Hindi tugma ang code. I-check ito at subukan muli.',
  ],
  repaymentResubmitted: [
    '请勿重复提交支付请求',
    'We already have this payment. No need to send it again.',
    'Nasa amin na ang bayad na ito. Huwag na itong ipadala ulit.',
  ],
  cardQueryFailed: [
    '查询银行卡列表失败',
    'We couldn’t load your bank cards. Try again.',
    'Hindi ma-load ang mga bank card mo. Subukan muli.',
  ],
  processingFailed: [
    '处理失败',
    'We couldn’t process your payment. Try again, or choose another way to pay.',
    'Hindi naproseso ang bayad mo. Subukan muli, o pumili ng ibang paraan ng pagbabayad.',
  ],

  ratingRequired,

  // Complaints
  complaintTextRequired: [
    'Please fill in your comments and suggestions',
    'Tell us what happened first.',
    'Ikuwento muna ang nangyari.',
  ],
  collectionNotSupported: [
    'Este pedido no admite reclamaciones de cobranza',
    'We can’t take a collection complaint about this loan here.',
    'Hindi namin matatanggap dito ang reklamo tungkol sa paniningil.',
  ],
  imageTypeUnsupported: [
    '{name} cannot be added. Only JPEG, PNG and WebP images can.',
    'You can’t add {name}. Choose a JPEG, PNG or WebP photo.',
    'Hindi maidagdag ang {name}. JPEG, PNG at WebP na larawan lang ang puwede.',
  ],
  imageTooLarge: [
    '{name} is too large. An image may have up to 10 MB.',
    '{name} is too large. Choose a photo of up to 10 MB.',
    'Masyadong malaki ang {name}. Hanggang 10 MB lang ang bawat larawan.',
  ],
  imageTooLargeToSend: [
    '{name} is too large to be sent. Please choose another image.',
    '{name} is too large to send. Choose another photo.',
    'Masyadong malaki ang {name} para maipadala. Pumili ng ibang larawan.',
  ],
  imageUnreadable: [
    '{name} could not be read. Please choose another image.',
    'We couldn’t read {name}. Choose another photo.',
    'Hindi mabasa ang {name}. Pumili ng ibang larawan.',
  ],
  imagesFull: [
    'You can add up to {max} images. Not added: {names}.',
    'You can add up to {max} photos. Not added: {names}.',
    'Hanggang {max} larawan lang ang puwedeng idagdag. Hindi naidagdag: {names}.',
  ],

  // Official site
  formIncomplete: ['Please provide complete information!', 'Fill in every field.', 'Punan ang bawat field.'],
  formSent: ['success!', 'Thank you. We have your message.', 'Salamat. Natanggap namin ang mensahe mo.'],
  loanAmountNotNumber: [
    'Please Enter a number!',
    'Enter a number, digits only.',
    'Maglagay ng numero, mga digit lang.',
  ],
});
