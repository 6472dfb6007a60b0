const original = {
  phoneInvalid: '请正确输入手机号！',
  captchaInvalid: '请正确输入图形验证码！',
  smsCodeInvalid: '请正确输入短信验证码！',
  resendTooSoon: '请勿重复发送验证码!',
  smsSent: '验证码已发送，请在手机上查看！',
  alreadyRegistered: '您已注册,请直接下载APP登录！',
  registered: '注册成功',
  resendIn: '{seconds}s',
  // Every hand-written call of the old pages says this of a network failure (spec §8).
  networkError: 'error',
} as const;

const en = {
  ...original,
  phoneInvalid: 'Enter a valid mobile number.',
  captchaInvalid: 'Enter the characters in the picture.',
  smsCodeInvalid: 'Enter the code we texted you.',
  resendIn: 'Resend in {seconds}s',
  resendTooSoon: 'Wait before you ask for another code.',
  smsSent: 'We sent you a code. Check your text messages.',
  alreadyRegistered: 'You already have an account. Get the app and log in.',
  registered: 'You’re signed up.',
  networkError: 'We couldn’t connect. Check your internet, then try again.',
} as const;

const fil = {
  phoneInvalid: 'Maglagay ng tamang mobile number.',
  captchaInvalid: 'Ilagay nang tama ang mga character na nasa larawan.',
  smsCodeInvalid: 'Ilagay nang tama ang code na na-text sa iyo.',
  resendTooSoon: 'Maghintay muna bago humingi ulit ng code.',
  smsSent: 'Naipadala na ang code. Tingnan ang mga text message mo.',
  alreadyRegistered: 'Naka-register ka na. I-download ang app at mag-log in.',
  registered: 'Naka-register ka na.',
  resendIn: 'Ulitin sa {seconds}s',
  networkError: 'Hindi kami maka-connect. I-check ang internet mo, saka subukan muli.',
} as const;

/** The wording of a registration's fields and answers (spec §5, §8), for the two areas that have it. */
export const registrationWording = { original, en, fil };
