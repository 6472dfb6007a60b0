import { defineMessages } from '../define-messages.ts';

const original = {
  // Registration
  phoneInvalid: '请正确输入手机号！',
  captchaInvalid: '请正确输入图形验证码！',
  smsCodeInvalid: '请正确输入短信验证码！',
  resendTooSoon: '请勿重复发送验证码!',
  smsSent: '验证码已发送，请在手机上查看！',
  alreadyRegistered: '您已注册,请直接下载APP登录！',
  registered: '注册成功',

  // The button that sends an SMS code, here and in the repayment dialog
  getCode: '获取验证码',
  resendIn: '{seconds}s',

  // Legacy repayment dialog
  cardNotChosen: '请先选择银行卡',
  repaymentCodeTooShort: '请输入正确的验证码',
  repaymentCodeWrong: '验证码错误',
  repaymentResubmitted: '请勿重复提交支付请求',
  cardQueryFailed: '查询银行卡列表失败',
  processingFailed: '处理失败',

  // Every hand-written call of the old pages says this of a network failure (spec §8).
  networkError: 'error',

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
    phoneInvalid: 'Please enter a valid mobile number.',
    captchaInvalid: 'Please enter the characters in the image.',
    smsCodeInvalid: 'Please enter the code from the text message.',
    resendTooSoon: 'Please wait before asking for another code.',
    smsSent: 'The code has been sent. Please check your phone.',
    alreadyRegistered: 'You are already registered. Please download the app and log in.',
    registered: 'You are registered.',
    getCode: 'Get code',
    cardNotChosen: 'Please choose a bank card first.',
    repaymentCodeTooShort: 'Please enter the correct code.',
    repaymentCodeWrong: 'This code is wrong.',
    repaymentResubmitted: 'Please do not submit the payment request again.',
    cardQueryFailed: 'Your bank cards could not be loaded.',
    processingFailed: 'Your payment could not be processed.',
    ratingRequired: 'Please choose a rating',
    collectionNotSupported: 'This order does not support complaints about collection.',
  },
  fil: {
    phoneInvalid: 'Maglagay ng tamang mobile number.',
    captchaInvalid: 'Ilagay nang tama ang mga character na nasa larawan.',
    smsCodeInvalid: 'Ilagay nang tama ang code na na-text sa iyo.',
    resendTooSoon: 'Maghintay muna bago humingi ulit ng code.',
    smsSent: 'Naipadala na ang code. Paki-check ang iyong phone.',
    alreadyRegistered: 'Naka-register ka na. I-download ang app at mag-log in.',
    registered: 'Naka-register ka na.',

    getCode: 'Kunin ang code',
    resendIn: '{seconds}s',

    cardNotChosen: 'Pumili muna ng bank card.',
    repaymentCodeTooShort: 'Ilagay ang tamang code.',
    repaymentCodeWrong: 'Mali ang code.',
    repaymentResubmitted: 'Huwag nang ulitin ang pag-submit ng bayad.',
    cardQueryFailed: 'Hindi ma-load ang iyong mga bank card.',
    processingFailed: 'Hindi naproseso ang iyong bayad.',

    networkError: 'Nagka-error',

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
