import type { Wording } from './define-messages.ts';

/** The wording of a registration's fields and answers (spec §5, §8), for the two areas that have it. */
export const registrationWording = {
  phoneInvalid: ['请正确输入手机号！', 'Enter a valid mobile number.', 'Maglagay ng tamang mobile number.'],
  captchaInvalid: [
    '请正确输入图形验证码！',
    'Enter the characters in the picture.',
    'Ilagay nang tama ang mga character na nasa larawan.',
  ],
  smsCodeInvalid: [
    '请正确输入短信验证码！',
    'Enter the code we texted you.',
    'Ilagay nang tama ang code na na-text sa iyo.',
  ],
  resendTooSoon: [
    '请勿重复发送验证码!',
    'Wait before you ask for another code.',
    'Maghintay muna bago humingi ulit ng code.',
  ],
  smsSent: [
    '验证码已发送，请在手机上查看！',
    'We sent you a code. Check your text messages.',
    'Naipadala na ang code. Tingnan ang mga text message mo.',
  ],
  alreadyRegistered: [
    '您已注册,请直接下载APP登录！',
    'You already have an account. Get the app and log in.',
    'Naka-register ka na. I-download ang app at mag-log in.',
  ],
  registered: ['注册成功', 'You’re signed up.', 'Naka-register ka na.'],
  resendIn: ['{seconds}s', 'Resend in {seconds}s', 'Ulitin sa {seconds}s'],
  // Every hand-written call of the old pages says this of a network failure (spec §8).
  networkError: [
    'error',
    'We couldn’t connect. Check your internet, then try again.',
    'Hindi kami maka-connect. I-check ang internet mo, saka subukan muli.',
  ],
} as const satisfies Readonly<Record<string, Wording>>;
