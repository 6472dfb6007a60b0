import type { AttemptEffect, AttemptRules } from './attempt-event.ts';
import type { AttemptRecord, AttemptState, AttemptTypes, StoredRecord } from './attempt-state.ts';

/** What an event comes to. The same state without an effect means: nothing happened. */
export interface AttemptStep<T extends AttemptTypes> {
  readonly state: AttemptState<T>;
  readonly effect: AttemptEffect<T> | null;
}

/** The time of a step, in milliseconds since 1970, and the rules of its kind of attempt. */
export interface StepContext<T extends AttemptTypes> {
  readonly now: number;
  readonly rules: AttemptRules<T>;
}

export type In<T extends AttemptTypes, Kind extends AttemptState<T>['kind']> = AttemptState<T> & {
  readonly kind: Kind;
};

export function verify<T extends AttemptTypes>(
  known: StoredRecord<T>,
  { now }: StepContext<T>,
  refusal: In<T, 'verifying'>['refusal'] = null,
): AttemptStep<T> {
  const { stage } = known;
  // A clock that was set back would keep the last check away until it has caught up: the schedule begins anew.
  const isAhead = stage.kind !== 'sending' && stage.since > now;
  const record = isAhead ? { ...known, stage: { ...stage, since: now } } : known;
  return {
    state: { kind: 'verifying', record, checkStartedAt: now, refusal },
    effect: { kind: 'verify', record },
  };
}

/** The record of a request whose response was lost now. */
export function lostAt<Request>(record: AttemptRecord<Request>, now: number): AttemptRecord<Request> {
  return { ...record, stage: { kind: 'answerLost', since: now } };
}

/** An unknown outcome of which no check is due. */
export function unverified<T extends AttemptTypes>(record: StoredRecord<T>): In<T, 'unknown'> {
  return { kind: 'unknown', record, lastCheck: 'none', nextCheckAt: null, refusal: null };
}

export function wait<T extends AttemptTypes>(state: In<T, 'unknown' | 'notArrived'>): AttemptStep<T> {
  return state.nextCheckAt === null ? rest(state) : { state, effect: { kind: 'wait', until: state.nextCheckAt } };
}

export function rest<T extends AttemptTypes>(state: AttemptState<T>): AttemptStep<T> {
  return { state, effect: { kind: 'rest' } };
}

export function keep<T extends AttemptTypes>(state: AttemptState<T>): AttemptStep<T> {
  return { state, effect: null };
}

/** Verifies an attempt that another page, or this one before a reload, has started. */
export function toUnknown<T extends AttemptTypes>(record: StoredRecord<T>, context: StepContext<T>): AttemptStep<T> {
  return verify(record.stage.kind === 'sending' ? lostAt(record, context.now) : record, context);
}

/** Whether its outcome is unknown and waits for the next check. */
export function isWaiting<T extends AttemptTypes>(state: AttemptState<T>): state is In<T, 'unknown' | 'notArrived'> {
  return state.kind === 'unknown' || state.kind === 'notArrived';
}

/** Whether it is older than what is stored may be; or the clock jumped ahead, which looks the same. */
export function isOld<T extends AttemptTypes>({ startedAt }: StoredRecord<T>, { now, rules }: StepContext<T>): boolean {
  return now - startedAt >= (rules.lifetimeMs ?? Infinity);
}

/** Whether its response was lost and this page knows its request: it is in doubt for as long as the page lives. */
export function isLost<T extends AttemptTypes>({ stage, request }: StoredRecord<T>): boolean {
  return stage.kind === 'answerLost' && request !== null;
}
