export {
  type AttemptRecord,
  type AttemptState,
  type AttemptTypes,
  type StoredRecord,
  type UnknownReason,
  mayStart,
  recordOf,
  type StartRule,
} from './attempt-state.ts';
export type { AttemptRules, FollowResult, SendResult, VerifyResult } from './attempt-event.ts';
export { answerLostPauses, underWayPauses } from './check-schedule.ts';
export {
  type Attempt,
  type AttemptOperations,
  type AttemptOptions,
  type AttemptStore,
  createAttempt,
} from './create-attempt.ts';
export { type Lock, type LockManagerLike, webLock } from './lock.ts';
