import type { ApiError } from '@peace/api-client';
import type { Application } from './loan-terms.ts';

/** What reading the orders again says about an application whose answer was lost. */
export type Trace =
  /** There is an order that was not there before. */
  | { readonly kind: 'found'; readonly orderNo: string }
  /** There is none that was not there before. */
  | { readonly kind: 'none' }
  /** There are orders, and it is not known which of them were there before. */
  | { readonly kind: 'unsure' }
  /** They could not be read. */
  | { readonly kind: 'unreadable' };

/** What became of opening the new order's page: the browser is on its way, the native app opened it, or nothing did. */
export type Departure = 'left' | 'handedOver' | 'notOpened';

/** How far an application has come. */
export type ApplyPhase =
  | { readonly kind: 'idle' }
  /** It is on its way. */
  | { readonly kind: 'requesting' }
  /** It was accepted; the order's page is being opened, and this one may still be here for a while. */
  | { readonly kind: 'leaving' }
  /** It was accepted, and this page is still here: the app opened the order, nothing did, or the borrower came back. */
  | { readonly kind: 'applied'; readonly order: 'handedOver' | 'notOpened' | 'returned' }
  /** The answer was lost, and the orders are being read again. */
  | { readonly kind: 'checking' }
  /** The answer was lost, but the order is there. */
  | { readonly kind: 'found'; readonly orderNo: string }
  /** The answer was lost, and there is no new order: the borrower may apply again. */
  | { readonly kind: 'notFound' }
  /** The answer was lost, and the orders do not tell. */
  | { readonly kind: 'unsure' }
  /** The answer was lost, and the orders could not be read: nobody applies before they are. */
  | { readonly kind: 'unknown' }
  /** A clear no. */
  | { readonly kind: 'failed'; readonly error: ApiError };

/** A phase, and which turn it is: what is answered to an earlier turn comes too late. */
export interface Applying {
  readonly turn: number;
  readonly phase: ApplyPhase;
}

/** What happens to an application. `turn` is the one that was begun by the effect which is answered. */
export type ApplyEvent =
  | { readonly kind: 'applyTapped'; readonly application: Application }
  | { readonly kind: 'checkTapped' }
  /** The borrower has looked, and goes back to the offer. */
  | { readonly kind: 'offerTapped' }
  | { readonly kind: 'accepted'; readonly link: string }
  | { readonly kind: 'refused'; readonly turn: number; readonly error: ApiError }
  | { readonly kind: 'lost'; readonly turn: number }
  | { readonly kind: 'stayed'; readonly turn: number; readonly departure: 'handedOver' | 'notOpened' }
  | { readonly kind: 'checked'; readonly turn: number; readonly trace: Trace }
  /** The page came out of the back/forward cache: what was under way then is over. */
  | { readonly kind: 'thawed' }
  /** The page is in front again. */
  | { readonly kind: 'seen' }
  /** The page was opened anew while an earlier application still waits for its answer. */
  | { readonly kind: 'remembered' };

/** What is to be done next, for the given turn. */
export type ApplyEffect =
  | { readonly kind: 'request'; readonly turn: number; readonly application: Application }
  | { readonly kind: 'leave'; readonly turn: number; readonly link: string }
  | { readonly kind: 'check'; readonly turn: number };

/** A step of applying. */
export interface ApplyStep {
  readonly applying: Applying;
  readonly effect: ApplyEffect | null;
}

/** Before anything was applied for. */
export const notApplying: Applying = { turn: 0, phase: { kind: 'idle' } };

/** Whether Apply may be tapped. */
export function mayApply({ kind }: ApplyPhase): boolean {
  return kind === 'idle' || kind === 'failed' || kind === 'notFound';
}

/** Whether an answer is waited for: Apply says so and is inert. */
export function isUnderWay({ kind }: ApplyPhase): boolean {
  return kind === 'requesting' || kind === 'leaving' || kind === 'checking';
}

/**
 * The rules of applying (decision 0013): one application a tap; after an answer that may have been lost nothing is
 * offered before the orders were read again; an application that was accepted is over, however late one hears of it.
 */
export function applyStep(applying: Applying, event: ApplyEvent): ApplyStep {
  if ('turn' in event && event.turn !== applying.turn) return stay(applying);
  const { phase } = applying;
  switch (event.kind) {
    case 'applyTapped':
      return mayApply(phase) ? request(applying, event.application) : stay(applying);
    case 'checkTapped':
      return phase.kind === 'unknown' ? check(applying) : stay(applying);
    case 'offerTapped':
      return phase.kind === 'unsure' ? rest(applying, { kind: 'idle' }) : stay(applying);
    case 'accepted':
      return phase.kind === 'leaving' || phase.kind === 'applied' ? stay(applying) : leave(applying, event.link);
    case 'refused':
      return phase.kind === 'requesting' ? rest(applying, { kind: 'failed', error: event.error }) : stay(applying);
    case 'lost':
      return phase.kind === 'requesting' ? check(applying) : stay(applying);
    case 'stayed':
      return phase.kind === 'leaving' ? rest(applying, { kind: 'applied', order: event.departure }) : stay(applying);
    case 'checked':
      return phase.kind === 'checking' ? rest(applying, phaseOf(event.trace)) : stay(applying);
    case 'remembered':
      return phase.kind === 'idle' ? check(applying) : stay(applying);
    case 'thawed':
    case 'seen':
      return cameBack(applying, event.kind);
  }
}

function phaseOf(trace: Trace): ApplyPhase {
  switch (trace.kind) {
    case 'found':
      return trace;
    case 'none':
      return { kind: 'notFound' };
    case 'unsure':
      return { kind: 'unsure' };
    case 'unreadable':
      return { kind: 'unknown' };
  }
}

function cameBack(applying: Applying, how: 'thawed' | 'seen'): ApplyStep {
  switch (applying.phase.kind) {
    case 'leaving':
      return rest(applying, { kind: 'applied', order: 'returned' });
    case 'unknown':
      return check(applying);
    case 'requesting':
    case 'checking':
      // From behind another app the answer may still come; out of the cache it will not.
      return how === 'thawed' ? check(applying) : stay(applying);
    default:
      return stay(applying);
  }
}

function request(applying: Applying, application: Application): ApplyStep {
  const next: Applying = { turn: applying.turn + 1, phase: { kind: 'requesting' } };
  return { applying: next, effect: { kind: 'request', turn: next.turn, application } };
}

function leave(applying: Applying, link: string): ApplyStep {
  const next: Applying = { turn: applying.turn + 1, phase: { kind: 'leaving' } };
  return { applying: next, effect: { kind: 'leave', turn: next.turn, link } };
}

function check(applying: Applying): ApplyStep {
  const next: Applying = { turn: applying.turn + 1, phase: { kind: 'checking' } };
  return { applying: next, effect: { kind: 'check', turn: next.turn } };
}

function rest(applying: Applying, phase: ApplyPhase): ApplyStep {
  return { applying: { turn: applying.turn + 1, phase }, effect: null };
}

function stay(applying: Applying): ApplyStep {
  return { applying, effect: null };
}
