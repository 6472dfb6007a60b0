import type { ApiError } from '@peace/api-client';

/**
 * A charge that was asked for and is not over. Its token goes with every further request for the order until the server
 * gives a clear answer: by it the server knows a repetition from a second payment (decision 0017).
 */
export interface Charge {
  readonly repayToken: string;
  readonly cardId: string;
  /** Names the charge to the confirmation; null until the server answered. */
  readonly recordId: string | null;
  /** When the last SMS code was known to be sent, milliseconds since 1970; null before. */
  readonly codeSentAt: number | null;
  /** Whether an answer or a code is waited for; no more once the person has closed the code's dialog. */
  readonly isAwaited: boolean;
}

/** Where the person is: at the list of cards, or at the SMS code. */
export type Place = 'page' | 'code';

/** Why nothing was begun. */
export type ChargeFailure =
  | { readonly kind: 'call'; readonly error: ApiError }
  /** The payment company's link is not safe. */
  | { readonly kind: 'linkRefused' }
  /** The link is one for the native app, which did not take it. */
  | { readonly kind: 'notOpened' };

/** Why the order has to be read again before anything more is paid. */
export type Doubt =
  /** No answer, or none that can be read: the server may have done what was asked. */
  | 'answerLost'
  /** The person was elsewhere in the middle of paying. */
  | 'returned'
  /** The server has the payment request already (800005). */
  | 'submitted';

/** What stands at the code's input. */
export type CodeProblem =
  | { readonly kind: 'wrongCode' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** An answer was lost; the order was read again, and is still to be paid. */
  | { readonly kind: 'checked' };

/** What reading the order again came to. `settled`: it cannot be paid any more. */
export type Standing = 'payable' | 'settled' | 'unreadable';

/** How far a charge has come. */
export type ChargePhase =
  | { readonly kind: 'idle' }
  /** A charge is asked for, or from the code's dialog another SMS. */
  | { readonly kind: 'committing'; readonly place: Place; readonly sendsCode: boolean }
  /** The payment company's link is asked for. */
  | { readonly kind: 'linking' }
  | { readonly kind: 'leaving' }
  /** The server waits for the SMS code. */
  | { readonly kind: 'coding'; readonly problem: CodeProblem | null }
  | { readonly kind: 'confirming' }
  /** The order and the cards are read again; after a failure that leaves no doubt, for what they say now. */
  | { readonly kind: 'rereading'; readonly after: Doubt | ChargeFailure; readonly place: Place }
  /** The order could not be read, or the request is with the server: nothing more is paid from here. */
  | { readonly kind: 'unknown'; readonly doubt: Doubt; readonly place: Place }
  | { readonly kind: 'failed'; readonly failure: ChargeFailure }
  /** Read again and not settled: it may be paid. */
  | { readonly kind: 'checked'; readonly doubt: Doubt }
  /** The server said that it is done, or that there is nothing left to pay. */
  | { readonly kind: 'done' };

/** A phase, the charge that is open, and which turn it is: what answers an earlier turn comes too late. */
export interface Charging {
  readonly turn: number;
  readonly phase: ChargePhase;
  readonly charge: Charge | null;
}

/** What happens. `turn` is the one of the effect that is answered; `at` is milliseconds since 1970. */
export type ChargeEvent =
  | { readonly kind: 'payTapped'; readonly cardId: string; readonly repayToken: string; readonly at: number }
  | { readonly kind: 'walletTapped' }
  | { readonly kind: 'resendTapped'; readonly at: number }
  /** `code` has the length of one. */
  | { readonly kind: 'confirmTapped'; readonly code: string }
  | { readonly kind: 'checkTapped' }
  /** The code's dialog was closed, or a failure read. */
  | { readonly kind: 'dismissed' }
  | {
      readonly kind: 'committed';
      readonly turn: number;
      readonly needsSmsCode: boolean;
      readonly recordId: string;
      readonly at: number;
    }
  | { readonly kind: 'confirmed'; readonly turn: number }
  | { readonly kind: 'linked'; readonly turn: number; readonly url: string }
  /** A clear no. */
  | { readonly kind: 'refused'; readonly turn: number; readonly error: ApiError }
  | { readonly kind: 'lost'; readonly turn: number }
  | { readonly kind: 'notLeft'; readonly turn: number; readonly failure: ChargeFailure }
  /** The native app took the link; the page stays. */
  | { readonly kind: 'handedOver'; readonly turn: number }
  | { readonly kind: 'reread'; readonly turn: number; readonly standing: Standing }
  /** The page came out of the back/forward cache: what was under way then is over. */
  | { readonly kind: 'thawed' }
  /** The person is in front of the page again. */
  | { readonly kind: 'seen' };

/** What is to be done next, for the given turn. */
export type ChargeEffect =
  | {
      readonly kind: 'commit';
      readonly turn: number;
      readonly place: Place;
      readonly cardId: string;
      readonly repayToken: string;
      readonly sendsCode: boolean;
    }
  | { readonly kind: 'confirm'; readonly turn: number; readonly recordId: string; readonly code: string }
  | { readonly kind: 'link'; readonly turn: number }
  | { readonly kind: 'leave'; readonly turn: number; readonly url: string }
  | { readonly kind: 'reread'; readonly turn: number }
  /** On to the order. */
  | { readonly kind: 'finish'; readonly turn: number };

/** A step of a charge. */
export interface ChargeStep {
  readonly charging: Charging;
  readonly effect: ChargeEffect | null;
}
