import { digitsOnly } from './grouped-digits.ts';
import { CAPTCHA_MAX_LENGTH, PHONE_DIGITS, REGISTRATION_SMS_CODE_MAX_LENGTH } from './limits.ts';
import { invalid, valid, type Validation } from './validation.ts';

/**
 * Which numbers may register (docs/decisions/campaign-page.md): `original` as the spec's §5, 11 digits, 1 then 3–9; `ph` as Philippine
 * mobiles, 09 and nine more digits, however they are written down.
 */
export type PhonePolicy = 'original' | 'ph';

const PATTERNS: Record<PhonePolicy, RegExp> = { original: /^1[3-9]\d{9}$/, ph: /^09\d{9}$/ };

/** Whether this phone number may register; `value` is the 11 digits to send. Also asked before a captcha is redrawn. */
export function validateRegistrationPhone(input: string, policy: PhonePolicy): Validation<string, 'phoneInvalid'> {
  const phone = policy === 'ph' ? toNationalNumber(input) : input;
  return PATTERNS[policy].test(phone) ? valid(phone) : invalid('phoneInvalid');
}

/**
 * What the phone input holds after an edit: digits, at most 11. With `ph` a pasted or autofilled `+63 917 123 4567`
 * becomes `09171234567` instead of losing its end, and a `+` on the way to `+63` may be typed.
 */
export function clipPhoneInput(input: string, policy: PhonePolicy): string {
  if (policy === 'original') return digitsOnly(input).slice(0, PHONE_DIGITS);
  const phone = toNationalNumber(input);
  return /^\+6?$/.test(phone) ? phone : digitsOnly(phone).slice(0, PHONE_DIGITS);
}

/** `+63 917 123 4567`, `63917…` and `0917-123-4567` as `09171234567`. */
function toNationalNumber(input: string): string {
  return input
    .replace(/[\s().-]/g, '')
    .replace(/^\+63/, '0')
    .replace(/^63(?=\d{10}$)/, '0');
}

/** The image captcha's characters: one to four of them. */
export function validateCaptcha(input: string): Validation<string, 'captchaInvalid'> {
  const captcha = input.trim();
  return captcha !== '' && captcha.length <= CAPTCHA_MAX_LENGTH ? valid(captcha) : invalid('captchaInvalid');
}

/** What the captcha input holds after an edit: at most four characters. */
export function clipCaptchaInput(input: string): string {
  return input.trim().slice(0, CAPTCHA_MAX_LENGTH);
}

/** The SMS code of a registration: one to six characters. */
export function validateRegistrationSmsCode(input: string): Validation<string, 'smsCodeInvalid'> {
  const code = input.trim();
  return code !== '' && code.length <= REGISTRATION_SMS_CODE_MAX_LENGTH ? valid(code) : invalid('smsCodeInvalid');
}

/** What the SMS code input holds after an edit: at most six characters. A code pasted in groups (`123 456`) is read whole. */
export function clipRegistrationSmsCodeInput(input: string): string {
  return input.replace(/[\s-]/g, '').slice(0, REGISTRATION_SMS_CODE_MAX_LENGTH);
}
