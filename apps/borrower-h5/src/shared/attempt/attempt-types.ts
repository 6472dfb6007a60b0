/** Why it is not known what became of an attempt. */
export type UnknownReason =
  /** No response came, or none that can be read: the server may have acted. */
  | 'answerLost'
  /** The server accepted, and the outcome is decided elsewhere: at a payment page, in a wallet, at a counter. */
  | 'underWay';

/** How far a recorded attempt has come. `since`: milliseconds since 1970. */
export type Stage = { readonly kind: 'sending' } | { readonly kind: UnknownReason; readonly since: number };

/** Names one sending: a repetition has the same key and starts later. */
export type SendingId = Pick<AttemptRecord<unknown>, 'key' | 'startedAt'>;

/** The record of an attempt is kept until its outcome is known. It is stored before anything is sent. */
export interface AttemptRecord<Request> {
  /** The idempotency key: one for an attempt, and the same when a lost request is repeated unchanged. */
  readonly key: string;
  /** The request that was sent, with which the verifying reads compare. */
  readonly request: Request;
  readonly startedAt: number;
  readonly stage: Stage;
}

export interface AttemptTypes {
  readonly request: unknown;
  /** The proof by which a verifying read recognises that the attempt arrived. */
  readonly evidence: unknown;
  /** The server's refusal. */
  readonly refusal: unknown;
}

/**
 * A record as it was read: without a request where only another release can read that. Of such an attempt nothing is known but
 * that it was started; it is looked for and asked about as every other one.
 */
export type StoredRecord<T extends AttemptTypes> = AttemptRecord<T['request'] | null>;

export type AttemptState<T extends AttemptTypes> =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'sending';
      readonly record: AttemptRecord<T['request']>;
      /** The attempt that the borrower repeats, whose outcome is not known; null for a first one. */
      readonly replaces: StoredRecord<T> | null;
    }
  /** The server accepted it. `follow`: whether what that leads to (a link, a page) was opened, or the borrower came back before that is known. */
  | {
      readonly kind: 'accepted';
      readonly record: AttemptRecord<T['request']>;
      readonly replaces: StoredRecord<T> | null;
      readonly follow: 'opening' | 'opened' | 'notOpened' | 'returned';
    }
  | { readonly kind: 'refused'; readonly request: T['request']; readonly refusal: T['refusal'] }
  /** A read looks whether it arrived. `refusal`: of its repetition; it says nothing about the first one. */
  | {
      readonly kind: 'verifying';
      readonly record: StoredRecord<T>;
      readonly checkStartedAt: number;
      readonly refusal: T['refusal'] | null;
    }
  /** Nothing is known yet. `nextCheckAt`: null when only the borrower's return or tap looks again. */
  | {
      readonly kind: 'unknown';
      readonly record: StoredRecord<T>;
      readonly lastCheck: 'none' | 'notFound' | 'changed' | 'unreadable';
      readonly nextCheckAt: number | null;
      readonly refusal: T['refusal'] | null;
    }
  | { readonly kind: 'arrived'; readonly record: StoredRecord<T>; readonly evidence: T['evidence'] }
  /** It was looked for long enough and is not there (yet): repeating it needs the borrower's explicit confirmation. */
  | {
      readonly kind: 'notArrived';
      readonly record: StoredRecord<T>;
      readonly lastCheck: 'notFound' | 'changed';
      readonly nextCheckAt: number | null;
      readonly refusal: T['refusal'] | null;
    };

/** Whether an attempt may be started: at once, after the borrower's explicit confirmation, or not now. */
export type StartRule = 'yes' | 'confirm' | 'no';

/** The server's response to a request. `data`: what it leads to, such as a link. */
export type SendResult<T extends AttemptTypes, Data = unknown> =
  | { readonly kind: 'accepted'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: T['refusal'] }
  /** No response, or none that can be read. */
  | { readonly kind: 'lost' };

export type VerifyResult<T extends AttemptTypes> =
  | { readonly kind: 'arrived'; readonly evidence: T['evidence'] }
  | { readonly kind: 'notFound' }
  /** Something changed since it was sent, and it is not known whether by this attempt. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'unreadable' };

export type FollowResult<T extends AttemptTypes> =
  | { readonly kind: 'opened' }
  /** Nothing was opened, for this reason; null where the borrower had left the screen. */
  | { readonly kind: 'notOpened'; readonly refusal: T['refusal'] | null };

export interface AttemptRules<T extends AttemptTypes> {
  /** `final`: an accepted attempt is over. `underWay`: it begins something that is decided elsewhere, and is verified. */
  readonly acceptance: 'final' | 'underWay';
  /** When an unknown outcome is verified, in milliseconds after it became unknown; always on return and by a tap as well. */
  readonly pauses: Readonly<Record<UnknownReason, readonly number[]>>;
  /** Whether it may be repeated after the last check although that could not be read. Never for a payment. */
  readonly allowRetryWhenUnverified: boolean;
  /** Whether two requests are the same to the server; a repetition of the same one carries the same key. */
  readonly isSameRequest: (a: T['request'], b: T['request']) => boolean;
  /**
   * After so many milliseconds its outcome cannot be learned any more: a check that does not see it ends it. A lost response
   * whose request is known stays unknown while the page lives.
   */
  readonly lifetimeMs?: number | undefined;
}

export type AttemptEvent<T extends AttemptTypes> =
  | {
      readonly kind: 'start';
      readonly request: T['request'];
      /** A key that was never used. */
      readonly newKey: string;
      /** The attempt of unknown outcome beside which the borrower explicitly confirmed this one; null without a confirmation. */
      readonly confirmedBeside: SendingId | null;
      /** The record that is stored at this moment: another page may have started. */
      readonly stored: StoredRecord<T> | null;
    }
  | { readonly kind: 'sent'; readonly sent: SendResult<T> }
  /** Another page of this borrower is sending, or has started. */
  | { readonly kind: 'startedElsewhere'; readonly stored: StoredRecord<T> | null }
  | { readonly kind: 'followed'; readonly followed: FollowResult<T> }
  | { readonly kind: 'verified'; readonly verified: VerifyResult<T> }
  | { readonly kind: 'checkDue' }
  | { readonly kind: 'checkTapped' }
  /** The borrower says that nothing came of it. */
  | { readonly kind: 'cancelled' }
  /** A refusal or a success was read. */
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'returned'; readonly how: 'restoredFromCache' | 'becameVisible' }
  /** A screen shows it, and none did before. */
  | { readonly kind: 'shown'; readonly stored: StoredRecord<T> | null }
  /** No screen shows it any more. */
  | { readonly kind: 'left' }
  | { readonly kind: 'storeChanged'; readonly stored: StoredRecord<T> | null };

/** The effect to perform next. An effect that was under way before is given up. */
export type AttemptEffect<T extends AttemptTypes> =
  | {
      readonly kind: 'send';
      readonly record: AttemptRecord<T['request']>;
      readonly replaces: StoredRecord<T> | null;
    }
  | { readonly kind: 'verify'; readonly record: StoredRecord<T> }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'rest' };
