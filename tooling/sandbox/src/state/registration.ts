import { MINUTE_MS } from '../durations.ts';
import { Rejection } from '../http/rejection.ts';
import { isCaptchaRight } from './draw-captcha.ts';
import type { SandboxState } from './sandbox-state.ts';
import { isFresh, lastSms, sendSms } from './send-sms.ts';

/** Spec §8. */
const ALREADY_REGISTERED = '11';
const WRONG_CAPTCHA_FOR_SMS = '101';
const WRONG_CAPTCHA_TO_REGISTER = '-1';
const WRONG_SMS_CODE = '101';
/** Of our own: the specification has "others show the server message". */
const BAD_PHONE = '12';
const TOO_SOON = '102';

/** Both phone rules of the product: 1, 3-9 and nine more digits; 09 and nine more. */
const PHONE = /^(?:1[3-9]|09)\d{9}$/;
const SMS_PAUSE_MS = MINUTE_MS;

interface Applicant {
  readonly phone: string;
  readonly capcode: string;
  readonly sid: string;
}

/** Sends the SMS code of a registration, or refuses. */
export function requestRegistrationSms(state: SandboxState, { phone, capcode, sid }: Applicant, now: number): void {
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
}

/** Registers a phone with its captcha and SMS code, or refuses. */
export function registerPhone(state: SandboxState, sent: Applicant & { readonly smsCode: string }, now: number): void {
  const { phone, capcode, sid, smsCode } = sent;
  assertPhone(phone);
  assertNew(state, phone);
  if (!isCaptchaRight(state, sid, capcode, now)) {
    throw new Rejection('The characters do not match the image.', { code: WRONG_CAPTCHA_TO_REGISTER });
  }
  if (lastSms(state, phone, 'registration')?.code !== smsCode || !isFresh(state, smsCode, now)) {
    throw new Rejection('The SMS code is wrong or has expired.', { code: WRONG_SMS_CODE });
  }
  state.promotion.registeredPhones.add(phone);
}

function assertPhone(phone: string): void {
  if (!PHONE.test(phone)) throw new Rejection('The phone number is not valid.', { code: BAD_PHONE });
}

function assertNew(state: SandboxState, phone: string): void {
  if (state.promotion.registeredPhones.has(phone)) {
    throw new Rejection('This phone number is registered already.', { code: ALREADY_REGISTERED });
  }
}
