import type {
  AttemptRecord,
  AttemptTypes,
  SendingId,
  StoredRecord,
  AttemptState,
  StartRule,
  AttemptRules,
  AttemptEffect,
} from './attempt-types.ts';

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
      // An acceptance that completes the attempt leaves nothing to look for.
      return state.record.stage.kind === 'underWay' ? state.record : null;
    case 'sending':
    case 'verifying':
    case 'unknown':
    case 'notArrived':
      return state.record;
  }
}

export function isSameSending(a: SendingId | null, b: SendingId | null): boolean {
  return a?.key === b?.key && a?.startedAt === b?.startedAt;
}

/** The result of an event. The same state without an effect means that nothing happened. */
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

/** When a lost response is looked for, in milliseconds after it was lost (docs/decisions/attempts.md). */
export const answerLostPauses: readonly number[] = [0, 3_000, 10_000, 30_000];

/** When something that is decided elsewhere is looked for while the page is looked at, in milliseconds. */
export const underWayPauses: readonly number[] = [5_000, 15_000, 30_000, 60_000, 120_000, 240_000, 480_000];

/**
 * When to look again after a check.
 *
 * @param since when the outcome became unknown
 * @param checkStartedAt when the check that has just ended was started
 * @returns null when the schedule is over
 */
export function nextCheckAt(
  pauses: readonly number[],
  since: number,
  checkStartedAt: number,
  now: number,
): number | null {
  // The clock was set back meanwhile: the pauses begin anew.
  if (since > now) return nextCheckAt(pauses, now, now, now);
  const next = pauses.find((pause) => since + pause > now);
  if (next !== undefined) return since + next;
  // The last check of the schedule has to begin after its time, even where the one before it took long.
  return isLastCheck(pauses, since, checkStartedAt) ? null : now;
}

/** Whether a check began after the whole schedule: what it does not see was not done. */
export function isLastCheck(pauses: readonly number[], since: number, checkStartedAt: number): boolean {
  return checkStartedAt >= since + (pauses.at(-1) ?? 0);
}
