import { MINUTE_MS } from '../durations.ts';
import type { SmsCode } from './promotion.ts';
import type { SandboxState } from './sandbox-state.ts';

const DIGITS = '0123456789';
const CODE_LENGTH = 6;
const VALID_MS = 5 * MINUTE_MS;

/** Sends an SMS: the code is issued and kept, to be read at `/__sandbox/sms`. */
export function sendSms(
  state: SandboxState,
  { phone, purpose, now }: { phone: string; purpose: SmsCode['purpose']; now: number },
): string {
  const code = state.random.characters(DIGITS, CODE_LENGTH);
  state.smsCodes.push({ phone, code, purpose, sentAt: now });
  return code;
}

/** The last code sent to a phone for a purpose. */
export function lastSms(state: SandboxState, phone: string, purpose: SmsCode['purpose']): SmsCode | undefined {
  return [...state.smsCodes].reverse().find((sms) => sms.phone === phone && sms.purpose === purpose);
}

/** Whether this code was sent within the last five minutes. */
export function isFresh(state: SandboxState, code: string, now: number): boolean {
  return state.smsCodes.some((sms) => sms.code === code && now - sms.sentAt <= VALID_MS);
}
