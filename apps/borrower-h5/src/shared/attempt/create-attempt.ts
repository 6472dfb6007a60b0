import type {
  AttemptEffect,
  AttemptEvent,
  AttemptRules,
  FollowResult,
  SendResult,
  VerifyResult,
  AttemptRecord,
  AttemptState,
  AttemptTypes,
  SendingId,
  StartRule,
  StoredRecord,
} from './attempt-types.ts';
import { isSameSending, mayStart, recordOf } from './attempt-state.ts';
import { attemptReducer } from './attempt-reducer.ts';
import type { Lock } from '@peace/web-platform/lock';

/** The store of the record of an attempt. Nothing here throws. */
export interface AttemptStore<Request> {
  /** Null where there is none that is this borrower's and in time. One that cannot be read has no request, and the same key and start each time. */
  read(): AttemptRecord<Request | null> | null;
  write(record: AttemptRecord<Request> | null): void;
  /** Reports a change that another page made. Returns the unsubscribing. */
  subscribe(listener: () => void): () => void;
}

/** Sends a request: the closure of the tap, so that what the tap knows (a code, a card number) is stored nowhere. */
export type Send<T extends AttemptTypes, Data> = (
  request: T['request'],
  options: SendOptions,
) => Promise<SendResult<T, Data>>;

interface SendOptions {
  readonly key: string;
  /** The key of the attempt whose outcome is unknown, and beside which this one was confirmed; null without one. */
  readonly replacedKey: string | null;
  /** Ends with the waiting for the response. */
  readonly signal: AbortSignal;
}

export type Started<T extends AttemptTypes, Data> =
  /** Its acceptance is recorded: only now the next page is opened; `followed` reports the result. */
  | { readonly kind: 'accepted'; readonly data: Data; readonly followed: (result: FollowResult<T>) => void }
  | { readonly kind: 'refused'; readonly refusal: T['refusal'] }
  | { readonly kind: 'lost' }
  /** Nothing may be started, or something else began meanwhile, here or in another page: a late response opens nothing. */
  | { readonly kind: 'late' };

export interface AttemptOptions<T extends AttemptTypes> {
  /** Names the lock between pages: the kind of attempt and what it is about. */
  readonly name: string;
  readonly rules: AttemptRules<T>;
  readonly store: AttemptStore<T['request']>;
  readonly lock: Lock;
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after so many milliseconds, at once where they are negative. Returns the cancelling. */
  readonly wait: (milliseconds: number, callback: () => void) => () => void;
  /** Whether the page is looked at: hidden, it checks nothing by itself. */
  readonly isVisible: () => boolean;
  /** The reads that verify whether it arrived. They need no screen. */
  readonly verify: (record: StoredRecord<T>, signal: AbortSignal) => Promise<VerifyResult<T>>;
  /** Whether it is verified after the next pause as well. Where not, only the borrower's return or tap looks again. */
  readonly verifiesByItself?: () => boolean;
  /** A read has shown that it arrived. Called before its record is removed. */
  readonly onArrived?: (record: StoredRecord<T>, evidence: T['evidence']) => void;
}

/** One attempt, for as long as the page lives; the screens that show it come and go. */
export interface Attempt<T extends AttemptTypes> {
  readonly read: () => AttemptState<T>;
  /** Returns the unsubscribing. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A screen shows it from here on. Returns the leaving: what is sent or looked for goes on without it. */
  readonly watch: () => () => void;
  /** Whether another may be started in this state, by the rules of its kind. */
  readonly mayStart: () => StartRule;
  /** Resolves once the response is recorded. The state is set at once: a second tap sees it. */
  readonly start: <Data>(
    request: T['request'],
    send: Send<T, Data>,
    options?: { readonly confirmedBeside: SendingId | null },
  ) => Promise<Started<T, Data>>;
  readonly check: () => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
  readonly returned: (how: 'restoredFromCache' | 'becameVisible') => void;
  /** Whether another page is waiting for the response at this moment. False where the browser cannot know. */
  readonly isSentElsewhere: () => Promise<boolean>;
}

interface Change<T extends AttemptTypes> {
  readonly state: AttemptState<T>;
  readonly effect: AttemptEffect<T>;
}

/** Runs an attempt by the rules of `attemptReducer`: the only place that stores, locks, sends and verifies. */
export function createAttempt<T extends AttemptTypes>(options: AttemptOptions<T>): Attempt<T> {
  const { name, rules, store, lock, newKey, now, wait, isVisible, verify, verifiesByItself, onArrived } = options;
  const listeners = new Set<() => void>();
  let state: AttemptState<T> = { kind: 'idle' };
  /** How many screens show it. */
  let screens = 0;
  let stopListening = (): void => undefined;
  let current = new AbortController();

  function dispatch(event: AttemptEvent<T>): AttemptEffect<T> | null {
    const step = attemptReducer(state, event, { now: now(), rules });
    if (step.effect === null) return null;
    current.abort();
    current = new AbortController();
    const before = state;
    const { state: next, effect } = adoptStored({ ...step, effect: step.effect }, recordOf(before));
    state = next;
    keepRecord(before);
    perform(effect, current.signal);
    for (const listener of listeners) listener();
    return effect;
  }

  /** If another page began something meanwhile, its outcome is unknown now, regardless of this page's own. */
  function adoptStored(step: Change<T>, before: StoredRecord<T> | null): Change<T> {
    const stored = store.read();
    if (isOwn(stored, before, recordOf(step.state))) return step;
    const { state: adopted, effect } = attemptReducer(
      step.state,
      { kind: 'storeChanged', stored },
      { now: now(), rules },
    );
    return effect === null ? step : { state: adopted, effect };
  }

  function keepRecord(before: AttemptState<T>): void {
    const [known, record] = [recordOf(before), recordOf(state)];
    // `send` stores a record that is about to be sent, once no other page can be doing the same.
    if (state.kind === 'sending') return;
    const stored = store.read();
    // Another page may be sending it. Its record is marked as lost by a check that did not see it: written at the same moment, the
    // mark would replace that page's acceptance.
    const isUnmarked = stored?.stage.kind === 'sending' && before.kind !== 'sending' && isSameSending(stored, record);
    if (isUnmarked ? state.kind === 'verifying' : record === known) return;
    // A record of another release stays as it is for that one.
    if (record !== null && !isReadable(record)) return;
    // Another page's record is not this one's to clear or to replace.
    if (!isOwn(stored, known, record)) return;
    // A record that another page removed stays removed; only a record that this page itself has sent is stored again.
    const isRemoved = stored === null && before.kind !== 'sending' && isSameSending(record, known);
    if (!isRemoved && (record !== null || stored !== null)) store.write(record);
  }

  /** A tap or an event while no screen shows the attempt changes nothing: the next screen looks by itself. */
  function whileShown(event: AttemptEvent<T>): AttemptEffect<T> | null {
    return screens > 0 ? dispatch(event) : null;
  }

  function perform(effect: AttemptEffect<T>, signal: AbortSignal): void {
    if (effect.kind === 'verify') void verifyOnce(effect.record, signal);
    if (effect.kind !== 'wait') return;
    const cancel = wait(effect.until - now(), () => {
      const isWanted = screens > 0 && isVisible() && verifiesByItself?.() !== false;
      if (!signal.aborted && isWanted) dispatch({ kind: 'checkDue' });
    });
    signal.addEventListener('abort', cancel);
  }

  async function start<Data>(
    request: T['request'],
    send: Send<T, Data>,
    { confirmedBeside }: { readonly confirmedBeside: SendingId | null } = { confirmedBeside: null },
  ): Promise<Started<T, Data>> {
    const effect = whileShown({ kind: 'start', request, newKey: newKey(), confirmedBeside, stored: store.read() });
    if (effect?.kind !== 'send') return { kind: 'late' };
    const { signal } = current;
    const sent = await sendAlone(effect, send, signal).catch(() => ({ kind: 'lost' }) as const);
    if (signal.aborted) return { kind: 'late' };
    if (sent.kind === 'startedElsewhere') {
      dispatch(sent);
      return { kind: 'late' };
    }
    dispatch({ kind: 'sent', sent });
    if (sent.kind !== 'accepted') return sent;
    // A listener was told and went on: what was accepted is not opened after that.
    if (state.kind !== 'accepted') return { kind: 'late' };
    const accepted = current.signal;
    const followed = (result: FollowResult<T>) => {
      if (!accepted.aborted) dispatch({ kind: 'followed', followed: result });
    };
    return { ...sent, followed };
  }

  async function verifyOnce(record: StoredRecord<T>, signal: AbortSignal): Promise<void> {
    const verified = await verify(record, signal).catch(() => ({ kind: 'unreadable' }) as const);
    if (signal.aborted) return;
    if (verified.kind === 'arrived') onArrived?.(record, verified.evidence);
    dispatch({ kind: 'verified', verified });
  }

  /** Sends, unless another page is doing the same. */
  async function sendAlone<Data>(
    { record, replaces }: AttemptEffect<T> & { kind: 'send' },
    send: Send<T, Data>,
    signal: AbortSignal,
  ): Promise<SendResult<T, Data> | (AttemptEvent<T> & { readonly kind: 'startedElsewhere' })> {
    const outcome = await lock.run<SendResult<T, Data>>(name, async () => {
      const stored = store.read();
      const isStartedElsewhere = stored !== null && stored.key !== replaces?.key;
      if (signal.aborted || isStartedElsewhere) return { kind: 'lost' };
      store.write(record);
      return await send(record.request, { key: record.key, replacedKey: replaces?.key ?? null, signal });
    });
    const stored = store.read();
    // Without locks another page may have repeated it while this one waited: what it sent is what is unknown now.
    const isOutdated = stored !== null && !isSameSending(stored, record);
    return outcome === 'busy' || isOutdated ? { kind: 'startedElsewhere', stored } : outcome;
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: () => {
      screens += 1;
      if (screens === 1) {
        dispatch({ kind: 'shown', stored: store.read() });
        stopListening = store.subscribe(() => dispatch({ kind: 'storeChanged', stored: store.read() }));
      }
      return () => {
        screens -= 1;
        if (screens > 0) return;
        stopListening();
        dispatch({ kind: 'left' });
      };
    },
    mayStart: () => mayStart(state, rules.allowRetryWhenUnverified),
    start,
    check: () => void whileShown({ kind: 'checkTapped' }),
    cancel: () => void whileShown({ kind: 'cancelled' }),
    dismiss: () => void whileShown({ kind: 'dismissed' }),
    returned: (how) => void whileShown({ kind: 'returned', how }),
    isSentElsewhere: async () => (await lock.isHeld(name)) && state.kind !== 'sending',
  };
}

function isReadable<Request>(record: AttemptRecord<Request | null>): record is AttemptRecord<Request> {
  return record.request !== null;
}

/** Whether what is stored is of this page's own sending, before a change or after it; nothing at all is no other's. */
function isOwn<Request>(
  stored: AttemptRecord<Request> | null,
  before: AttemptRecord<Request> | null,
  after: AttemptRecord<Request> | null,
): boolean {
  return stored === null || isSameSending(stored, before) || isSameSending(stored, after);
}
