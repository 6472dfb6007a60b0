import { RESEND_SECONDS } from './limits.ts';
import { type Validation, invalid, valid } from './validation.ts';

/** Whether an SMS code may be requested (again): not while its countdown runs. */
export function validateResend(secondsLeft: number): Validation<true, 'resendTooSoon'> {
  return secondsLeft > 0 ? invalid('resendTooSoon') : valid(true);
}

/** When another code may be requested, after one was sent: both in milliseconds since 1970. */
export function resendAt(sentAt: number): number {
  return sentAt + RESEND_SECONDS * 1000;
}

/**
 * Seconds until an instant (milliseconds since 1970); 0 without one. No wait is longer than `RESEND_SECONDS`: one that seems to be
 * comes from a clock that was set back, and is over.
 */
export function secondsUntil(instant: number | null, now: number): number {
  if (instant === null) return 0;
  const seconds = Math.ceil((instant - now) / 1000);
  return seconds > RESEND_SECONDS ? 0 : Math.max(0, seconds);
}
