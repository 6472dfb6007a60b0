import { MINUTE_MS } from '../durations.ts';
import { Rejection } from '../http/rejection.ts';
import type { Captcha } from './promotion.ts';
import type { SandboxState } from './sandbox-state.ts';

/** Without letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 4;
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
