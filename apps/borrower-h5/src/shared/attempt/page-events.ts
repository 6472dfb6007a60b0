import {
  isSameSending,
  type AttemptRecord,
  type AttemptState,
  type AttemptTypes,
  type StoredRecord,
} from './attempt-state.ts';
import {
  type AttemptStep,
  toUnknown,
  type In,
  isLost,
  isOld,
  isWaiting,
  keep,
  lostAt,
  rest,
  type StepContext,
  verify,
} from './attempt-step.ts';

/** The borrower is in front of the page again. */
export function returned<T extends AttemptTypes>(
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
      return state.follow === 'underWay' ? rest({ ...state, follow: 'returned' }) : keep(state);
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

export function shown<T extends AttemptTypes>(
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
export function left<T extends AttemptTypes>(state: AttemptState<T>): AttemptStep<T> {
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

export function storeChanged<T extends AttemptTypes>(
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
