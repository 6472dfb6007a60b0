import type { ApiError } from '@peace/api-client';
import { RESEND_SECONDS } from '@peace/validators';
import type {
  Charge,
  Place,
  ChargeFailure,
  Doubt,
  Standing,
  ChargePhase,
  Charging,
  ChargeEvent,
  ChargeEffect,
  ChargeStep,
} from './charging.ts';

/** Spec §8: the SMS code is wrong. */
const wrongCode = '800006';
/** Spec §8: the payment request must not be submitted again. */
const alreadySubmitted = '800005';

/** The beginning; a charge that an earlier life of the page left open is in doubt until the order was read. */
export function chargingFrom(charge: Charge | null): Charging {
  if (!charge?.isAwaited) return { turn: 0, phase: { kind: 'idle' }, charge };
  const phase: ChargePhase =
    charge.recordId === null
      ? { kind: 'unknown', doubt: 'answerLost', place: 'page' }
      : { kind: 'unknown', doubt: 'returned', place: 'code' };
  return { turn: 0, phase, charge };
}

/** Whether Payment may be tapped. */
export function mayPay({ kind }: ChargePhase): boolean {
  return kind === 'idle' || kind === 'failed' || kind === 'checked';
}

/** Whether the code's dialog is open. */
export function isAtCode(phase: ChargePhase): boolean {
  return phase.kind === 'coding' || phase.kind === 'confirming' || ('place' in phase && phase.place === 'code');
}

/** Whether an answer is waited for. */
export function isUnderWay({ kind }: ChargePhase): boolean {
  return ['committing', 'linking', 'leaving', 'confirming', 'rereading', 'done'].includes(kind);
}

/** Seconds until a code may be asked for again; 0 when it may be, or when the device's clock was set back. */
export function secondsToResend(codeSentAt: number | null, now: number): number {
  if (codeSentAt === null || now < codeSentAt) return 0;
  return Math.max(0, Math.ceil(RESEND_SECONDS - (now - codeSentAt) / 1000));
}

/**
 * The rules of the legacy repayment (decision 0017): one request under way; after an answer that may have been lost,
 * nothing before the order was read again, and then under the same token; only the server says that something is paid.
 */
export function chargeStep(charging: Charging, event: ChargeEvent): ChargeStep {
  if ('turn' in event && event.turn !== charging.turn) return stay(charging);
  const { phase } = charging;
  switch (event.kind) {
    case 'payTapped':
      return mayPay(phase) ? pay(charging, event) : stay(charging);
    case 'walletTapped':
      return mayPay(phase) ? next(charging, { kind: 'linking' }, { kind: 'link' }) : stay(charging);
    case 'resendTapped':
      return resend(charging, event.at);
    case 'confirmTapped':
      return confirm(charging, event.code);
    case 'checkTapped':
      return phase.kind === 'unknown' ? reread(charging, phase.doubt, phase.place) : stay(charging);
    case 'dismissed':
      return dismissed(charging);
    case 'committed':
      return phase.kind === 'committing' ? committed(charging, phase.sendsCode, event) : stay(charging);
    case 'confirmed':
      return phase.kind === 'confirming' ? done(charging) : stay(charging);
    case 'linked':
      return phase.kind === 'linking'
        ? next(charging, { kind: 'leaving' }, { kind: 'leave', url: event.url })
        : stay(charging);
    case 'refused':
      return refused(charging, event.error);
    case 'lost':
      return isWriting(phase) ? reread(charging, 'answerLost', placeOf(phase)) : stay(charging);
    case 'notLeft':
      return phase.kind === 'leaving' ? rest(charging, { kind: 'failed', failure: event.failure }) : stay(charging);
    case 'handedOver':
      return phase.kind === 'leaving'
        ? rest(charging, { kind: 'unknown', doubt: 'returned', place: 'page' })
        : stay(charging);
    case 'reread':
      return phase.kind === 'rereading' ? afterReading(charging, phase, event.standing) : stay(charging);
    case 'thawed':
      return isWriting(phase) ? reread(charging, 'answerLost', placeOf(phase)) : cameBack(charging, true);
    case 'seen':
      return cameBack(charging, false);
  }
}

function pay(charging: Charging, tap: ChargeEvent & { kind: 'payTapped' }): ChargeStep {
  const { charge } = charging;
  // The code that was sent for this card a moment ago is still on its way: ask where the charge stands, send no other.
  const waits = charge?.cardId === tap.cardId && secondsToResend(charge.codeSentAt, tap.at) > 0;
  const begun: Charge = {
    repayToken: charge?.repayToken ?? tap.repayToken,
    cardId: tap.cardId,
    recordId: null,
    codeSentAt: waits ? charge.codeSentAt : null,
    isAwaited: true,
  };
  return commit(charging, begun, 'page', !waits);
}

function resend(charging: Charging, at: number): ChargeStep {
  const { phase, charge } = charging;
  if (phase.kind !== 'coding' || charge === null || secondsToResend(charge.codeSentAt, at) > 0) return stay(charging);
  return commit(charging, charge, 'code', true);
}

function commit(charging: Charging, charge: Charge, place: Place, sendsCode: boolean): ChargeStep {
  const { repayToken, cardId } = charge;
  return next(
    { ...charging, charge },
    { kind: 'committing', place, sendsCode },
    {
      kind: 'commit',
      place,
      cardId,
      repayToken,
      sendsCode,
    },
  );
}

function confirm(charging: Charging, code: string): ChargeStep {
  const { phase, charge } = charging;
  if (phase.kind !== 'coding' || charge === null || charge.recordId === null) return stay(charging);
  return next(charging, { kind: 'confirming' }, { kind: 'confirm', recordId: charge.recordId, code });
}

function committed(
  charging: Charging,
  sendsCode: boolean,
  { needsSmsCode, recordId, at }: ChargeEvent & { kind: 'committed' },
): ChargeStep {
  const { charge } = charging;
  if (!needsSmsCode || charge === null) return done(charging);
  const codeSentAt = sendsCode ? at : charge.codeSentAt;
  return rest({ ...charging, charge: { ...charge, recordId, codeSentAt } }, { kind: 'coding', problem: null });
}

function refused(charging: Charging, error: ApiError): ChargeStep {
  const { phase } = charging;
  if (!isWriting(phase)) return stay(charging);
  const code = error.kind === 'rejected' ? error.code : null;
  // The request is with the server: its token has done its work, and the page begins no other.
  if (code === alreadySubmitted) return reread({ ...charging, charge: null }, 'submitted', 'page');
  if (placeOf(phase) === 'code') {
    const isWrong = phase.kind === 'confirming' && code === wrongCode;
    return rest(charging, { kind: 'coding', problem: isWrong ? { kind: 'wrongCode' } : { kind: 'refused', error } });
  }
  // What the server refused it knows better: the order may have been repaid, the token have expired.
  const charge = phase.kind === 'committing' ? null : charging.charge;
  return reread({ ...charging, charge }, { kind: 'call', error }, 'page');
}

function afterReading(
  charging: Charging,
  { after, place }: ChargePhase & { kind: 'rereading' },
  standing: Standing,
): ChargeStep {
  if (standing === 'settled') return done(charging);
  if (typeof after !== 'string') return rest(charging, { kind: 'failed', failure: after });
  if (after === 'submitted' || standing === 'unreadable') {
    return rest(charging, { kind: 'unknown', doubt: after, place });
  }
  if (place === 'code') {
    return rest(charging, { kind: 'coding', problem: after === 'answerLost' ? { kind: 'checked' } : null });
  }
  return rest(charging, { kind: 'checked', doubt: after });
}

function cameBack(charging: Charging, isThawed: boolean): ChargeStep {
  const { phase } = charging;
  if (phase.kind === 'leaving') return reread(charging, 'returned', 'page');
  if (phase.kind === 'unknown') return reread(charging, phase.doubt, phase.place);
  if (phase.kind === 'rereading' && isThawed) return reread(charging, phase.after, phase.place);
  return stay(charging);
}

function dismissed(charging: Charging): ChargeStep {
  const { phase, charge } = charging;
  if (phase.kind === 'failed') return rest(charging, { kind: 'idle' });
  if (phase.kind === 'coding') {
    return rest({ ...charging, charge: charge && { ...charge, isAwaited: false } }, { kind: 'idle' });
  }
  // The doubt stays, where it can be read about and checked.
  if (phase.kind === 'unknown' && phase.place === 'code') return rest(charging, { ...phase, place: 'page' });
  return stay(charging);
}

function isWriting({ kind }: ChargePhase): boolean {
  return kind === 'committing' || kind === 'confirming' || kind === 'linking';
}

function placeOf(phase: ChargePhase): Place {
  return isAtCode(phase) ? 'code' : 'page';
}

function reread(charging: Charging, after: Doubt | ChargeFailure, place: Place): ChargeStep {
  return next(charging, { kind: 'rereading', after, place }, { kind: 'reread' });
}

function done(charging: Charging): ChargeStep {
  return next({ ...charging, charge: null }, { kind: 'done' }, { kind: 'finish' });
}

/** The distributed form of `Omit`, which would forget what the kinds do not share. */
type WithoutTurn<Effect> = Effect extends ChargeEffect ? Omit<Effect, 'turn'> : never;

function next(charging: Charging, phase: ChargePhase, effect: WithoutTurn<ChargeEffect>): ChargeStep {
  const turn = charging.turn + 1;
  return { charging: { ...charging, turn, phase }, effect: { ...effect, turn } };
}

function rest(charging: Charging, phase: ChargePhase): ChargeStep {
  return { charging: { ...charging, turn: charging.turn + 1, phase }, effect: null };
}

function stay(charging: Charging): ChargeStep {
  return { charging, effect: null };
}
