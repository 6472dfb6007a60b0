export {
  type AttemptRecord,
  type AttemptState,
  type AttemptTypes,
  type KnownRecord,
  type UnknownReason,
  mayStart,
  recordOf,
  type StartRule,
} from './attempt-state.ts';
export type { AttemptRules, Followed, Sent, Verified } from './attempt-event.ts';
export { answerLostPauses, underWayPauses } from './check-schedule.ts';
export {
  type Attempt,
  type AttemptOperations,
  type AttemptOptions,
  type AttemptStore,
  createAttempt,
} from './create-attempt.ts';
export { type Lock, type LockManagerLike, webLock } from './lock.ts';
