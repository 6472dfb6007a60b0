import type { AttemptEffect, AttemptEvent, AttemptRules, SendResult, VerifyResult } from './attempt-event.ts';
import {
  isSameSending,
  mayStart,
  recordOf,
  type AttemptRecord,
  type AttemptState,
  type AttemptTypes,
  type StartRule,
  type StoredRecord,
} from './attempt-state.ts';
import { attemptReducer } from './attempt-reducer.ts';
import type { Lock } from './lock.ts';

/** Where the record of an attempt is kept. Nothing here throws. */
export interface AttemptStore<Request> {
  /** Null where there is none that is this borrower's and in time. One that cannot be read has no request, and the same key and start each time. */
  read(): AttemptRecord<Request | null> | null;
  write(record: AttemptRecord<Request> | null): void;
  /** Reports a change that another page made. Returns the unsubscribing. */
  subscribe(listener: () => void): () => void;
}

/** What a screen does for an attempt, with what it knows at the moment. */
export interface AttemptOperations<T extends AttemptTypes> {
  /** Sends the request. What an acceptance leads to comes with it, as `open`. */
  readonly send: (request: T['request'], options: SendOptions) => Promise<SendResult<T>>;
  /** The reads that verify whether it arrived. */
  readonly verify: (record: StoredRecord<T>, signal: AbortSignal) => Promise<VerifyResult<T>>;
  /** Whether it is verified after the next pause as well. Where not, only the borrower's return or tap looks again. */
  readonly verifiesByItself?: () => boolean;
}

interface SendOptions {
  readonly key: string;
  /** The key of the attempt whose outcome is unknown, and beside which this one was confirmed; null without one. */
  readonly replacedKey: string | null;
  /** Ends with the waiting for the response. */
  readonly signal: AbortSignal;
}

export interface AttemptOptions<T extends AttemptTypes> {
  /** Names the lock between pages: the kind of attempt and what it is about. */
  readonly name: string;
  readonly rules: AttemptRules<T>;
  readonly store: AttemptStore<T['request']>;
  readonly lock: Lock;
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after so many milliseconds. Returns the cancelling. */
  readonly wait: (milliseconds: number, callback: () => void) => () => void;
  /** Whether the page is looked at: hidden, it checks nothing by itself. */
  readonly isVisible: () => boolean;
}

/** One attempt, for as long as the page lives; the screens that show it come and go. */
export interface Attempt<T extends AttemptTypes> {
  readonly read: () => AttemptState<T>;
  /** Returns the unsubscribing. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A screen shows it from here on, and does what is to be done. Returns the unmounting, which gives up waiting. */
  readonly mount: (operations: () => AttemptOperations<T>) => () => void;
  /** Whether another may be started in this state, by the rules of its kind. */
  readonly mayStart: () => StartRule;
  /** Synchronous: a second tap sees the state that the first one has set. */
  readonly start: (request: T['request'], options?: { readonly isConfirmed: boolean }) => void;
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

/** Runs an attempt by the rules of `attemptReducer`: the only place that stores, locks, sends, verifies and gives up. */
export function createAttempt<T extends AttemptTypes>(options: AttemptOptions<T>): Attempt<T> {
  const { name, rules, store, lock, newKey, now, wait, isVisible } = options;
  const listeners = new Set<() => void>();
  let state: AttemptState<T> = { kind: 'idle' };
  let operations: (() => AttemptOperations<T>) | null = null;
  let current = new AbortController();

  function dispatch(event: AttemptEvent<T>): void {
    const step = attemptReducer(state, event, { now: now(), rules });
    if (step.effect === null) return;
    current.abort();
    current = new AbortController();
    const before = state;
    const { state: next, effect } = adoptStored({ ...step, effect: step.effect }, recordOf(before));
    state = next;
    keepRecord(before);
    perform(effect, current.signal);
    for (const listener of listeners) listener();
  }

  /** Where another page began something meanwhile, the outcome of that one is unknown now, whatever that of this page's own. */
  function adoptStored(step: Change<T>, before: StoredRecord<T> | null): Change<T> {
    const stored = store.read();
    if (operations === null || isOwn(stored, before, recordOf(step.state))) return step;
    const { state: adopted, effect } = attemptReducer(
      step.state,
      { kind: 'storeChanged', stored },
      { now: now(), rules },
    );
    return effect === null ? step : { state: adopted, effect };
  }

  function keepRecord(before: AttemptState<T>): void {
    const [known, record] = [recordOf(before), recordOf(state)];
    // What is about to be sent is stored by `send`, once no other page can be doing the same.
    if (state.kind === 'sending') return;
    const stored = store.read();
    // Another page may be sending it. Its record is marked as lost by a check that did not see it: written at the same moment, the
    // mark would replace that page's acceptance.
    const isUnmarked = stored?.stage.kind === 'sending' && before.kind !== 'sending' && isSameSending(stored, record);
    const isChecked = before.kind === 'verifying' && state.kind !== 'verifying';
    if (isUnmarked ? !isChecked : record === known) return;
    // What another release wrote stays as it is for that one.
    if (record !== null && !isReadable(record)) return;
    // Another page's record is not this one's to clear or to replace.
    if (!isOwn(stored, known, record)) return;
    // What another page removed stays removed; only what this page itself has sent is stored again.
    const isRemoved = stored === null && before.kind !== 'sending' && isSameSending(record, known);
    if (!isRemoved && (record !== null || stored !== null)) store.write(record);
  }

  /** What is tapped or happens while no screen shows the attempt changes nothing: the next screen looks by itself. */
  function whileMounted(event: AttemptEvent<T>): void {
    if (operations !== null) dispatch(event);
  }

  function perform(effect: AttemptEffect<T>, signal: AbortSignal): void {
    if (effect.kind === 'rest' || operations === null) return;
    if (effect.kind === 'wait') {
      const cancel = wait(Math.max(0, effect.until - now()), () => {
        const isWanted = isVisible() && operations?.().verifiesByItself?.() !== false;
        if (!signal.aborted && isWanted) dispatch({ kind: 'checkDue' });
      });
      return signal.addEventListener('abort', cancel, { once: true });
    }
    const { send, verify } = operations();
    void (effect.kind === 'send' ? sendAndFollow(effect, send, signal) : verifyOnce(effect.record, verify, signal));
  }

  /** Sends, records the outcome, and opens what an acceptance leads to. What comes after something else was started is dropped. */
  async function sendAndFollow(
    effect: AttemptEffect<T> & { kind: 'send' },
    send: AttemptOperations<T>['send'],
    signal: AbortSignal,
  ): Promise<void> {
    const event = await sendAlone(effect, send, signal).catch(
      () => ({ kind: 'sent', sent: { kind: 'lost' } }) as const,
    );
    if (signal.aborted) return;
    dispatch(event);
    // Nothing is opened where another page began something meanwhile: the dispatch has adopted that.
    if (event.kind !== 'sent' || event.sent.kind !== 'accepted' || state.kind !== 'accepted') return;
    const accepted = current.signal;
    // An error while something is opened leaves open whether it was: the record stays.
    const followed = await event.sent.open?.().catch(() => null);
    if (!accepted.aborted) dispatch({ kind: 'followed', followed: followed ?? { kind: 'opened' } });
  }

  async function verifyOnce(
    record: StoredRecord<T>,
    verify: AttemptOperations<T>['verify'],
    signal: AbortSignal,
  ): Promise<void> {
    const verified = await verify(record, signal).catch(() => ({ kind: 'unreadable' }) as const);
    if (!signal.aborted) dispatch({ kind: 'verified', verified });
  }

  async function sendAlone(
    { record, replaces }: AttemptEffect<T> & { kind: 'send' },
    send: AttemptOperations<T>['send'],
    signal: AbortSignal,
  ): Promise<AttemptEvent<T> & { readonly kind: 'sent' | 'startedElsewhere' }> {
    const outcome = await lock.run<SendResult<T> | 'startedElsewhere'>(name, async () => {
      const stored = store.read();
      if (stored && stored.key !== record.key && stored.key !== replaces?.key) return 'startedElsewhere';
      if (signal.aborted) return { kind: 'lost' };
      store.write(record);
      const sendOptions = { key: record.key, replacedKey: replaces?.key ?? null, signal };
      return await send(record.request, sendOptions).catch(() => ({ kind: 'lost' as const }));
    });
    const stored = store.read();
    // Without locks another page may have repeated it while this one waited: what it sent is what is unknown now.
    const isOutdated = stored !== null && !isSameSending(stored, record);
    if (outcome === 'busy' || outcome === 'startedElsewhere' || isOutdated) return { kind: 'startedElsewhere', stored };
    return { kind: 'sent', sent: outcome };
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mount: (mounted) => {
      operations = mounted;
      dispatch({ kind: 'mounted', stored: store.read() });
      const unsubscribe = store.subscribe(() => dispatch({ kind: 'storeChanged', stored: store.read() }));
      return () => {
        unsubscribe();
        if (operations !== mounted) return;
        operations = null;
        dispatch({ kind: 'unmounted' });
      };
    },
    mayStart: () => mayStart(state, rules.allowRetryWhenUnverified),
    start: (request, { isConfirmed } = { isConfirmed: false }) =>
      whileMounted({ kind: 'start', request, newKey: newKey(), isConfirmed, stored: store.read() }),
    check: () => whileMounted({ kind: 'checkTapped' }),
    cancel: () => whileMounted({ kind: 'cancelled' }),
    dismiss: () => whileMounted({ kind: 'dismissed' }),
    returned: (how) => whileMounted({ kind: 'returned', how }),
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
