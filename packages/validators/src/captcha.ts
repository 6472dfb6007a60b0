import { CAPTCHA_MAX_LENGTH } from './limits.ts';
import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** The image captcha's characters: one to four of them. */
export function validateCaptcha(input: string): Validation<string, 'captchaInvalid'> {
  const captcha = input.trim();
  return captcha !== '' && captcha.length <= CAPTCHA_MAX_LENGTH ? valid(captcha) : invalid('captchaInvalid');
}

/** What the captcha input holds after an edit: at most four characters. */
export function clipCaptchaInput(input: string): string {
  return input.trim().slice(0, CAPTCHA_MAX_LENGTH);
}
