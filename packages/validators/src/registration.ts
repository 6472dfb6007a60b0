import { digitsOnly } from './grouped-digits.ts';
import { nationalPhoneDigits } from './phone-digits.ts';
import { plainCharacters } from './plain-text.ts';
import { readSmsCode } from './sms-code.ts';
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
  const phone = policy === 'ph' ? nationalPhoneDigits(input) : input;
  return PATTERNS[policy].test(phone) ? valid(phone) : invalid('phoneInvalid');
}

/** The country code of a number that is not whole yet, also with the trunk 0 after it. */
const countryCode = /^(?:00)?(?:630?)?/;

/**
 * The value of the phone input after an edit: at most 11 digits. With `ph`, a number with its country code, as contacts and browsers
 * give it, is converted to a national one. The number is parsed before it is cut, so a typed country code fits, and keeps its `+`,
 * until the number is complete.
 */
export function clipPhoneInput(input: string, policy: PhonePolicy): string {
  const text = plainCharacters(input);
  const digits = digitsOnly(text);
  if (policy === 'original') return digits.slice(0, PHONE_DIGITS);
  const phone = nationalPhoneDigits(text);
  const [{ length }] = countryCode.exec(phone) ?? [''];
  const plus = phone === digits && /^[\s(]*\+/.test(text) ? '+' : '';
  return plus + phone.slice(0, Math.max(PHONE_DIGITS, length + PHONE_DIGITS - 1));
}

/** The image captcha's characters: one to four of them. */
export function validateCaptcha(input: string): Validation<string, 'captchaInvalid'> {
  const captcha = plainCharacters(input).trim();
  return captcha !== '' && captcha.length <= CAPTCHA_MAX_LENGTH ? valid(captcha) : invalid('captchaInvalid');
}

/** Returns the captcha input after an edit: at most four characters. */
export function clipCaptchaInput(input: string): string {
  return plainCharacters(input).trim().slice(0, CAPTCHA_MAX_LENGTH);
}

/** The SMS code of a registration: one to six characters. */
export function validateRegistrationSmsCode(input: string): Validation<string, 'smsCodeInvalid'> {
  const code = input.trim();
  return code !== '' && code.length <= REGISTRATION_SMS_CODE_MAX_LENGTH ? valid(code) : invalid('smsCodeInvalid');
}

/** The value of the SMS code input after an edit: at most six characters, read from groups or from a whole message. */
export function clipRegistrationSmsCodeInput(input: string): string {
  return readSmsCode(input, REGISTRATION_SMS_CODE_MAX_LENGTH).slice(0, REGISTRATION_SMS_CODE_MAX_LENGTH);
}
