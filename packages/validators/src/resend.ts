import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** Whether an SMS code may be asked for (again): not while its countdown runs. */
export function validateResend(secondsLeft: number): Validation<true, 'resendTooSoon'> {
  return secondsLeft > 0 ? invalid('resendTooSoon') : valid(true);
}
