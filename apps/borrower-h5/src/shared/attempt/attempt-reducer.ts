import type {
  AttemptEvent,
  FollowResult,
  SendResult,
  VerifyResult,
  AttemptRecord,
  AttemptState,
  AttemptTypes,
  StoredRecord,
} from './attempt-types.ts';
import {
  isSameSending,
  mayStart,
  recordOf,
  type AttemptStep,
  toUnknown,
  type In,
  isLost,
  isOld,
  isLastCheck,
  isWaiting,
  keep,
  lostAt,
  nextCheckAt,
  rest,
  type StepContext,
  unverified,
  verify,
  wait,
} from './attempt-state.ts';

/**
 * The rules of an attempt, pure. Nothing is sent while something is under way or unknown, unless the borrower confirms it
 * explicitly once the checks are over; only a read says that an attempt arrived.
 */
export function attemptReducer<T extends AttemptTypes>(
  state: AttemptState<T>,
  event: AttemptEvent<T>,
  context: StepContext<T>,
): AttemptStep<T> {
  switch (event.kind) {
    case 'start':
      return start(state, event, context);
    case 'sent':
      return state.kind === 'sending' ? sent(state, event.sent, context) : keep(state);
    case 'startedElsewhere':
      return state.kind === 'sending' ? toUnknown(event.stored ?? state.record, context) : keep(state);
    case 'followed':
      return state.kind === 'accepted' ? followed(state, event.followed, context) : keep(state);
    case 'verified':
      return state.kind === 'verifying' ? verified(state, event.verified, context) : keep(state);
    case 'checkDue':
    case 'checkTapped':
      return isWaiting(state) ? verify(state.record, context) : keep(state);
    case 'cancelled':
      return mayCancel(state) ? rest({ kind: 'idle' }) : keep(state);
    case 'dismissed':
      // The refusal of a repetition was read; the outcome of the first one is still unknown.
      if (isWaiting(state) && state.refusal) return wait({ ...state, refusal: null });
      return state.kind === 'refused' || state.kind === 'arrived' || isOver(state)
        ? rest({ kind: 'idle' })
        : keep(state);
    case 'returned':
      return returned(state, event.how, context);
    case 'shown':
      return shown(state, event.stored, context);
    case 'left':
      return left(state);
    case 'storeChanged':
      return storeChanged(state, event.stored, context);
  }
}

function start<T extends AttemptTypes>(
  state: AttemptState<T>,
  event: AttemptEvent<T> & { readonly kind: 'start' },
  context: StepContext<T>,
): AttemptStep<T> {
  const { rules, now } = context;
  const may = mayStart(state, rules.allowRetryWhenUnverified);
  if (may === 'no') return keep(state);
  const replaces = recordOf(state);
  // Another page began one that this page was not notified of.
  if (event.stored && !isSameSending(event.stored, replaces)) return toUnknown(event.stored, context);
  // A confirmation beside one attempt is none beside another that began meanwhile.
  if (may === 'confirm' && !isSameSending(event.confirmedBeside, replaces)) return keep(state);
  const isRepetition =
    replaces?.stage.kind === 'answerLost' &&
    replaces.request !== null &&
    rules.isSameRequest(replaces.request, event.request);
  const record: AttemptRecord<T['request']> = {
    key: isRepetition ? replaces.key : event.newKey,
    // The same key carries the same bytes: what was sent, not what the page knows by now.
    request: isRepetition ? replaces.request : event.request,
    startedAt: now,
    stage: { kind: 'sending' },
  };
  return { state: { kind: 'sending', record, replaces }, effect: { kind: 'send', record, replaces } };
}

function sent<T extends AttemptTypes>(
  { record, replaces }: In<T, 'sending'>,
  answer: SendResult<T>,
  context: StepContext<T>,
): AttemptStep<T> {
  const { now, rules } = context;
  switch (answer.kind) {
    case 'accepted': {
      const accepted: AttemptRecord<T['request']> =
        rules.acceptance === 'underWay' ? { ...record, stage: { kind: 'underWay', since: now } } : record;
      return rest({ kind: 'accepted', record: accepted, replaces, follow: 'opening' });
    }
    case 'refused':
      // The refusal of a repetition says nothing about the first one.
      if (replaces) return verify(replaces, context, answer.refusal);
      return rest({ kind: 'refused', request: record.request, refusal: answer.refusal });
    case 'lost':
      return verify(lostAt(record, now), context);
  }
}

function followed<T extends AttemptTypes>(
  state: In<T, 'accepted'>,
  outcome: FollowResult<T>,
  context: StepContext<T>,
): AttemptStep<T> {
  const { record } = state;
  if (record.stage.kind !== 'underWay') {
    return rest({ ...state, follow: outcome.kind });
  }
  // A link that nothing opened began nothing; an earlier one may still be under way.
  if (outcome.kind === 'notOpened') {
    const { refusal } = outcome;
    if (state.replaces) return verify(state.replaces, context, refusal);
    return rest(refusal === null ? { kind: 'idle' } : { kind: 'refused', request: record.request, refusal });
  }
  return wait({ ...unverified(record), nextCheckAt: nextAfter(record, context.now, context) });
}

function verified<T extends AttemptTypes>(
  state: In<T, 'verifying'>,
  outcome: VerifyResult<T>,
  context: StepContext<T>,
): AttemptStep<T> {
  const { record, checkStartedAt, refusal } = state;
  if (outcome.kind === 'arrived') return rest({ kind: 'arrived', record, evidence: outcome.evidence });
  if (isOld(record, context) && !isLost(record)) return rest({ kind: 'idle' });
  const next = nextAfter(record, checkStartedAt, context);
  if (outcome.kind !== 'unreadable' && isDecided(record, checkStartedAt, context)) {
    return wait({ kind: 'notArrived', record, lastCheck: outcome.kind, nextCheckAt: next, refusal });
  }
  return wait({ kind: 'unknown', record, lastCheck: outcome.kind, nextCheckAt: next, refusal });
}

function isDecided<T extends AttemptTypes>(
  { stage }: StoredRecord<T>,
  checkStartedAt: number,
  { rules }: StepContext<T>,
): boolean {
  // An attempt that is decided elsewhere may be repeated by an explicit confirmation at any time; its checks only go on.
  if (stage.kind !== 'answerLost') return true;
  return isLastCheck(rules.pauses.answerLost, stage.since, checkStartedAt);
}

function nextAfter<T extends AttemptTypes>(
  { stage }: StoredRecord<T>,
  checkStartedAt: number,
  { rules, now }: StepContext<T>,
): number | null {
  return stage.kind === 'sending' ? null : nextCheckAt(rules.pauses[stage.kind], stage.since, checkStartedAt, now);
}

/** The borrower can cancel while an external page decides, even during a read; not while a lost response is verified. */
function mayCancel<T extends AttemptTypes>(state: AttemptState<T>): boolean {
  return isWaiting(state) || (state.kind === 'verifying' && state.record.stage.kind === 'underWay');
}

function isOver<T extends AttemptTypes>(state: AttemptState<T>): boolean {
  return state.kind === 'accepted' && state.record.stage.kind !== 'underWay' && state.follow !== 'opening';
}

/** The borrower is in front of the page again. */
function returned<T extends AttemptTypes>(
  state: AttemptState<T>,
  how: 'restoredFromCache' | 'becameVisible',
  context: StepContext<T>,
): AttemptStep<T> {
  // From behind another app the response may still come; a page from the cache no longer receives it.
  const isCutOff = how === 'restoredFromCache';
  switch (state.kind) {
    case 'sending':
      return isCutOff ? verify(lostAt(state.record, context.now), context) : keep(state);
    case 'accepted':
      if (state.record.stage.kind === 'underWay') return verify(state.record, context);
      return state.follow === 'opening' ? rest({ ...state, follow: 'returned' }) : keep(state);
    case 'verifying':
      return isCutOff ? verify(state.record, context, state.refusal) : keep(state);
    case 'unknown':
    case 'notArrived':
      return verify(state.record, context);
    case 'idle':
    case 'refused':
    case 'arrived':
      return keep(state);
  }
}

function shown<T extends AttemptTypes>(
  state: AttemptState<T>,
  stored: StoredRecord<T> | null,
  context: StepContext<T>,
): AttemptStep<T> {
  // While no screen listened, another page may have started one; where nothing is stored, this page's own knowledge counts.
  const isOwn =
    (isWaiting(state) || state.kind === 'verifying') && (stored === null || isSameSending(stored, state.record));
  if (!isOwn) return storeChanged(state, stored, context);
  if (stored && knowsMore(stored, state.record)) return toUnknown(stored, context);
  return state.kind === 'verifying' ? keep(state) : verify(state.record, context);
}

/** The screen's notices end with it. A request or a verification continues: it needs no screen. */
function left<T extends AttemptTypes>(state: AttemptState<T>): AttemptStep<T> {
  switch (state.kind) {
    case 'refused':
    case 'arrived':
      return rest({ kind: 'idle' });
    case 'accepted':
      return state.record.stage.kind === 'underWay' ? keep(state) : rest({ kind: 'idle' });
    case 'idle':
    case 'sending':
    case 'verifying':
    case 'unknown':
    case 'notArrived':
      return keep(state);
  }
}

function storeChanged<T extends AttemptTypes>(
  state: AttemptState<T>,
  stored: StoredRecord<T> | null,
  context: StepContext<T>,
): AttemptStep<T> {
  switch (state.kind) {
    case 'idle':
    case 'refused':
    case 'arrived':
      return stored ? toUnknown(stored, context) : keep(state);
    case 'verifying':
    case 'unknown':
    case 'notArrived':
      if (stored === null) return settledElsewhere(state, context);
      if (!isSameSending(stored, state.record)) return toUnknown(stored, context);
      return knowsMore(stored, state.record) ? toUnknown(stored, context) : keep(state);
    case 'sending':
    case 'accepted':
      return keep(state);
  }
}

/**
 * Another page knows what became of it, and this one does not. Where acceptance is final it may have been accepted: that is
 * looked for as before, and only a confirmation repeats it. What is decided elsewhere was seen to arrive, or called off.
 */
function settledElsewhere<T extends AttemptTypes>(
  state: In<T, 'verifying' | 'unknown' | 'notArrived'>,
  context: StepContext<T>,
): AttemptStep<T> {
  // Any page removes an expired record from storage: that does not mean that its outcome is known.
  if (isOld(state.record, context) && isLost(state.record)) return keep(state);
  if (context.rules.acceptance === 'underWay') return rest({ kind: 'idle' });
  return state.kind === 'verifying' ? keep(state) : verify(state.record, context);
}

/** The page that sent it received the server's acceptance, of which this page only knew the request. */
function knowsMore(stored: AttemptRecord<unknown>, known: AttemptRecord<unknown>): boolean {
  return stored.stage.kind === 'underWay' && known.stage.kind !== 'underWay';
}
