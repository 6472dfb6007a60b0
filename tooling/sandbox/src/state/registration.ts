import type { Captcha, SmsCode } from '../control/control-calls.ts';
import { MINUTE_MS } from '../durations.ts';
import { Rejection } from '../http/rejection.ts';
import type { register } from '@peace/api-client/contract/promotion/register';
import type { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import type { Call } from '../handle.ts';
import type { SandboxState } from './sandbox-state.ts';

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 4;
const DIGITS = '0123456789';
const CODE_LENGTH = 6;
/** Of a captcha and of an SMS code. */
const VALID_MS = 5 * MINUTE_MS;

/** Thinks of a new captcha for a registration; the one before no longer counts. */
export function drawCaptcha(state: SandboxState, sid: string, now: number): Captcha {
  if (!state.promotion.sids.has(sid)) throw new Rejection('The registration is unknown.', { status: 404 });
  const captcha = { sid, text: state.random.characters(ALPHABET, LENGTH), drawnAt: now };
  state.promotion.captchas.set(sid, captcha);
  return captcha;
}

/** Whether a person read the captcha right, in capitals or not, within five minutes. */
export function isCaptchaRight(state: SandboxState, sid: string, sent: string, now: number): boolean {
  const captcha = state.promotion.captchas.get(sid);
  return captcha !== undefined && captcha.text === sent.toUpperCase() && now - captcha.drawnAt <= VALID_MS;
}

/** Sends an SMS: the code is issued and kept, to be read at `/__sandbox/sms`. */
export function sendSms(
  state: SandboxState,
  { phone, purpose, now }: { phone: string; purpose: SmsCode['purpose']; now: number },
): string {
  const code = state.random.characters(DIGITS, CODE_LENGTH);
  state.smsCodes.push({ phone, code, purpose, sentAt: now });
  return code;
}

export function lastSms(state: SandboxState, phone: string, purpose: SmsCode['purpose']): SmsCode | undefined {
  return [...state.smsCodes].reverse().find((sms) => sms.phone === phone && sms.purpose === purpose);
}

/** Whether this code was sent within the last five minutes. */
export function isFresh(state: SandboxState, code: string, now: number): boolean {
  return state.smsCodes.some((sms) => sms.code === code && now - sms.sentAt <= VALID_MS);
}

/** Spec §8. */
const ALREADY_REGISTERED = '11';
const WRONG_CAPTCHA_FOR_SMS = '101';
const WRONG_CAPTCHA_TO_REGISTER = '-1';
/** Of our own: the specification has "others show the server message". */
const BAD_PHONE = '12';
const TOO_SOON = '102';
const WRONG_SMS_CODE = '103';

/** Both phone rules of the product: 1, 3-9 and nine more digits; 09 and nine more. */
const PHONE = /^(?:1[3-9]|09)\d{9}$/;
const SMS_PAUSE_MS = MINUTE_MS;

export function requestRegistrationSms({ state, payload, now }: Call<typeof sendSmsCode>): null {
  const { phone, capcode, sid } = payload;
  assertPhone(phone);
  if (!isCaptchaRight(state, sid, capcode, now)) {
    throw new Rejection('The characters do not match the image.', { code: WRONG_CAPTCHA_FOR_SMS });
  }
  assertNew(state, phone);
  const last = lastSms(state, phone, 'registration');
  if (last !== undefined && now - last.sentAt < SMS_PAUSE_MS) {
    throw new Rejection('Please wait a minute before you ask for another code.', { code: TOO_SOON });
  }
  sendSms(state, { phone, purpose: 'registration', now });
  return null;
}

export function registerPhone({ state, payload, now }: Call<typeof register>): null {
  const { phone, capcode, sid, smsCode } = payload;
  assertPhone(phone);
  assertNew(state, phone);
  if (!isCaptchaRight(state, sid, capcode, now)) {
    throw new Rejection('The characters do not match the image.', { code: WRONG_CAPTCHA_TO_REGISTER });
  }
  if (lastSms(state, phone, 'registration')?.code !== smsCode || !isFresh(state, smsCode, now)) {
    throw new Rejection('The SMS code is wrong or has expired.', { code: WRONG_SMS_CODE });
  }
  state.promotion.registeredPhones.add(phone);
  return null;
}

function assertPhone(phone: string): void {
  if (!PHONE.test(phone)) throw new Rejection('The phone number is not valid.', { code: BAD_PHONE });
}

function assertNew(state: SandboxState, phone: string): void {
  if (state.promotion.registeredPhones.has(phone)) {
    throw new Rejection('This phone number is registered already.', { code: ALREADY_REGISTERED });
  }
}
