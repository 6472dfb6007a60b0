import { REGISTRATION_SMS_CODE_MAX_LENGTH } from './limits.ts';
import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** The SMS code of a registration: one to six characters. */
export function validateRegistrationSmsCode(input: string): Validation<string, 'smsCodeInvalid'> {
  const code = input.trim();
  return code !== '' && code.length <= REGISTRATION_SMS_CODE_MAX_LENGTH ? valid(code) : invalid('smsCodeInvalid');
}

/** What the SMS code input holds after an edit: at most six characters. A code pasted in groups (`123 456`) is read whole. */
export function clipRegistrationSmsCodeInput(input: string): string {
  return input.replace(/[\s-]/g, '').slice(0, REGISTRATION_SMS_CODE_MAX_LENGTH);
}
