/** Why it is not known what became of an attempt. */
export type UnknownReason =
  /** No answer came, or none that can be read: the server may have acted. */
  | 'answerLost'
  /** The server accepted, and the matter is decided elsewhere: at a payment page, in a wallet, at a counter. */
  | 'underWay';

/** How far a recorded attempt has come. `since`: milliseconds since 1970. */
export type Stage = { readonly kind: 'sending' } | { readonly kind: UnknownReason; readonly since: number };

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
  /** A clear no. */
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
  /** The server said yes. `follow`: whether what that leads to (a link, a page) was opened, or the borrower came back before that is known. */
  | {
      readonly kind: 'accepted';
      readonly record: AttemptRecord<T['request']>;
      readonly replaces: StoredRecord<T> | null;
      readonly follow: 'underWay' | 'opened' | 'notOpened' | 'returned';
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

/**
 * Whether an attempt may be started in this state. A lost response is looked for first. What is decided elsewhere the borrower
 * may know better than any read.
 *
 * @param allowRetryWhenUnverified whether it may be repeated, after the last check, although that check could not be read
 */
export function mayStart<T extends AttemptTypes>(state: AttemptState<T>, allowRetryWhenUnverified: boolean): StartRule {
  switch (state.kind) {
    case 'idle':
    case 'refused':
      return 'yes';
    case 'notArrived':
      return 'confirm';
    case 'verifying':
      return state.record.stage.kind === 'underWay' ? 'confirm' : 'no';
    case 'unknown':
      if (state.record.stage.kind === 'underWay') return 'confirm';
      return allowRetryWhenUnverified && state.lastCheck === 'unreadable' && state.nextCheckAt === null
        ? 'confirm'
        : 'no';
    case 'sending':
    case 'accepted':
    case 'arrived':
      return 'no';
  }
}

/** Returns the record that must outlive the page in this state; null where no outcome is unknown. */
export function recordOf<T extends AttemptTypes>(state: AttemptState<T>): StoredRecord<T> | null {
  switch (state.kind) {
    case 'idle':
    case 'refused':
    case 'arrived':
      return null;
    case 'accepted':
      // An acceptance that ends the matter leaves nothing to look for.
      return state.record.stage.kind === 'underWay' ? state.record : null;
    case 'sending':
    case 'verifying':
    case 'unknown':
    case 'notArrived':
      return state.record;
  }
}

/** Whether two records are of one sending; a repetition has the same key and begins later. */
export function isSameSending<Request>(a: AttemptRecord<Request> | null, b: AttemptRecord<Request> | null): boolean {
  return a?.key === b?.key && a?.startedAt === b?.startedAt;
}
