import type { ApiError } from '@peace/api-client';
import type { Money } from '@peace/money-date';

/** What a tap on Payment asks for. The amount is the server's, passed on as it came. */
export interface Payment {
  readonly amount: Money;
  readonly channelNumber: string;
}

/** Why there is nothing to wait for: the payment was not begun, and the borrower may try again. */
export type PayFailure =
  | { readonly kind: 'call'; readonly error: ApiError }
  /** The pay link is not safe. */
  | { readonly kind: 'linkRefused' }
  /** The pay link is one for the native app, which did not take it. */
  | { readonly kind: 'notOpened' };

/** Why the order has to be read again before anything is paid. */
export type Doubt =
  /** No answer, or none that can be read: the backend may have begun the payment. */
  | 'answerLost'
  /** The borrower was at the pay link, and may have paid there. */
  | 'returned';

/** Why an order cannot be paid here, and the server's words about it. */
export interface Settlement {
  /** Repaid; in a status that is not one of those which can be paid; or not extendable any more. */
  readonly kind: 'closed' | 'notPayable' | 'notExtendable';
  readonly title: string;
  readonly description: string;
}

/** What reading the order again came to. */
export type Reread =
  | { readonly kind: 'payable' }
  | { readonly kind: 'settled'; readonly settlement: Settlement }
  | { readonly kind: 'unreadable' };

/** How far paying an order has come. */
export type PayPhase =
  | { readonly kind: 'idle' }
  /** The pay link is being asked for. */
  | { readonly kind: 'requesting' }
  /** The pay link is being opened; the page may still be here for a while. */
  | { readonly kind: 'leaving' }
  /** The order is being read again. After a failure that leaves no doubt, for what it says now. */
  | { readonly kind: 'rereading'; readonly after: Doubt | PayFailure }
  /** The order could not be read again: there is nothing to pay before it is. */
  | { readonly kind: 'unknown'; readonly doubt: Doubt }
  | { readonly kind: 'failed'; readonly failure: PayFailure }
  /** The order was read again, and is still to be paid. */
  | { readonly kind: 'checked'; readonly doubt: Doubt }
  /** The server says that nothing is left to pay here. */
  | { readonly kind: 'settled'; readonly settlement: Settlement };

/** A phase, and which turn it is: what is answered to an earlier turn comes too late and changes nothing. */
export interface Paying {
  readonly turn: number;
  readonly phase: PayPhase;
}

/** What happens to a payment. `turn` is the one that was begun by the effect which is answered. */
export type PayEvent =
  | { readonly kind: 'payTapped'; readonly payment: Payment }
  | { readonly kind: 'checkTapped' }
  /** The message about a failure was read. */
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'linked'; readonly turn: number; readonly link: string }
  | { readonly kind: 'refused'; readonly turn: number; readonly error: ApiError }
  | { readonly kind: 'lost'; readonly turn: number }
  | { readonly kind: 'notOpened'; readonly turn: number; readonly failure: PayFailure }
  | { readonly kind: 'reread'; readonly turn: number; readonly reread: Reread }
  /** The page came out of the back/forward cache: what was under way then is over. */
  | { readonly kind: 'thawed' }
  /** The borrower is in front of the page again, or still: the pay link did not replace it. */
  | { readonly kind: 'seen' }
  /** The screen was opened. */
  | { readonly kind: 'arrived' }
  /** The screen was left, whatever was under way. */
  | { readonly kind: 'wentAway' };

/** What is to be done next, for the given turn; doing so gives up what an earlier turn still waits for. */
export type PayEffect =
  | { readonly kind: 'request'; readonly turn: number; readonly payment: Payment }
  | { readonly kind: 'leave'; readonly turn: number; readonly link: string }
  | { readonly kind: 'reread'; readonly turn: number }
  | { readonly kind: 'giveUp' };

/** A step of paying. */
export interface PayStep {
  readonly paying: Paying;
  readonly effect: PayEffect | null;
}

/** Before anything was paid. */
export const notPaying: Paying = { turn: 0, phase: { kind: 'idle' } };

/** Whether Payment may be tapped. */
export function mayPay({ kind }: PayPhase): boolean {
  return kind === 'idle' || kind === 'failed' || kind === 'checked';
}

/** Whether paying waits for an answer: everything that would begin another payment is inert. */
export function isUnderWay({ kind }: PayPhase): boolean {
  return kind === 'requesting' || kind === 'leaving' || kind === 'rereading';
}

/** Whether the sheet of channels may be open. A failure without a doubt is said in it, beside the button that tries again. */
export function belongsToSheet(phase: PayPhase): boolean {
  switch (phase.kind) {
    case 'idle':
    case 'requesting':
    case 'leaving':
    case 'failed':
    case 'checked':
      return true;
    case 'rereading':
      return typeof phase.after !== 'string';
    case 'unknown':
    case 'settled':
      return false;
  }
}

/** What a page shows: an order that cannot be paid says so, except while a payment of it is under way or in doubt. */
export function phaseShown(phase: PayPhase, settlement: Settlement | null): PayPhase {
  return settlement && mayPay(phase) ? { kind: 'settled', settlement } : phase;
}

/**
 * The rules of paying (decision 0005). At most one payment of an order is under way; after an answer that may have been
 * lost, nothing is paid before the order was read again; only the server says that something is paid.
 */
export function payStep(paying: Paying, event: PayEvent): PayStep {
  if ('turn' in event && event.turn !== paying.turn) return stay(paying);
  const { phase } = paying;
  switch (event.kind) {
    case 'payTapped':
      return mayPay(phase) ? request(paying, event.payment) : stay(paying);
    case 'checkTapped':
      return phase.kind === 'unknown' ? reread(paying, phase.doubt) : stay(paying);
    case 'dismissed':
      return phase.kind === 'failed' ? rest(paying, { kind: 'idle' }) : stay(paying);
    case 'linked':
      return phase.kind === 'requesting' ? leave(paying, event.link) : stay(paying);
    case 'refused':
      // What the server refused it knows better: the amount may have changed, or the order been repaid.
      return phase.kind === 'requesting' ? reread(paying, { kind: 'call', error: event.error }) : stay(paying);
    case 'lost':
      return phase.kind === 'requesting' ? reread(paying, 'answerLost') : stay(paying);
    case 'notOpened':
      return phase.kind === 'leaving' ? rest(paying, { kind: 'failed', failure: event.failure }) : stay(paying);
    case 'reread':
      return phase.kind === 'rereading' ? rest(paying, afterReading(phase.after, event.reread)) : stay(paying);
    case 'thawed':
    case 'seen':
    case 'arrived':
      return cameBack(paying, event.kind);
    case 'wentAway':
      return wentAway(paying);
  }
}

function afterReading(after: Doubt | PayFailure, reading: Reread): PayPhase {
  if (reading.kind === 'settled') return { kind: 'settled', settlement: reading.settlement };
  if (typeof after !== 'string') return { kind: 'failed', failure: after };
  return reading.kind === 'payable' ? { kind: 'checked', doubt: after } : { kind: 'unknown', doubt: after };
}

function cameBack(paying: Paying, how: 'thawed' | 'seen' | 'arrived'): PayStep {
  const { phase } = paying;
  switch (phase.kind) {
    case 'leaving':
      return reread(paying, 'returned');
    case 'unknown':
    case 'checked':
      // A payment that was begun may have arrived since.
      return reread(paying, phase.doubt);
    case 'requesting':
      return how === 'seen' ? stay(paying) : reread(paying, 'answerLost');
    case 'rereading':
      return how === 'seen' ? stay(paying) : reread(paying, phase.after);
    case 'settled':
      // The screen was opened anew: perhaps there is something to pay by now.
      return how === 'arrived' ? reread(paying, 'returned') : stay(paying);
    case 'idle':
    case 'failed':
      return stay(paying);
  }
}

/** Nobody is there to see an answer, so none is waited for; whoever comes back finds the order read again. */
function wentAway(paying: Paying): PayStep {
  const { phase } = paying;
  switch (phase.kind) {
    case 'requesting':
      return giveUp(paying, 'answerLost');
    case 'leaving':
      return giveUp(paying, 'returned');
    case 'rereading':
      return giveUp(paying, typeof phase.after === 'string' ? phase.after : null);
    case 'failed':
      return rest(paying, { kind: 'idle' });
    case 'checked':
      return rest(paying, { kind: 'unknown', doubt: phase.doubt });
    case 'idle':
    case 'unknown':
    case 'settled':
      return stay(paying);
  }
}

function request(paying: Paying, payment: Payment): PayStep {
  const next: Paying = { turn: paying.turn + 1, phase: { kind: 'requesting' } };
  return { paying: next, effect: { kind: 'request', turn: next.turn, payment } };
}

function leave(paying: Paying, link: string): PayStep {
  const next: Paying = { turn: paying.turn + 1, phase: { kind: 'leaving' } };
  return { paying: next, effect: { kind: 'leave', turn: next.turn, link } };
}

function reread(paying: Paying, after: Doubt | PayFailure): PayStep {
  const next: Paying = { turn: paying.turn + 1, phase: { kind: 'rereading', after } };
  return { paying: next, effect: { kind: 'reread', turn: next.turn } };
}

function giveUp(paying: Paying, doubt: Doubt | null): PayStep {
  const phase: PayPhase = doubt === null ? { kind: 'idle' } : { kind: 'unknown', doubt };
  return { paying: { turn: paying.turn + 1, phase }, effect: { kind: 'giveUp' } };
}

function rest(paying: Paying, phase: PayPhase): PayStep {
  return { paying: { turn: paying.turn + 1, phase }, effect: null };
}

function stay(paying: Paying): PayStep {
  return { paying, effect: null };
}
