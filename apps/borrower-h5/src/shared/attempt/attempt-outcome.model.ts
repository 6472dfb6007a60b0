import type { ApiError } from '@peace/api-client';
import { supportOf, type FailureSupport } from '@peace/i18n/error-wording';
import type { AttemptState, AttemptTypes, StartRule } from './attempt-types.ts';

/** The state of an attempt as a form shows it. */
export type AttemptOutcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly message: string; readonly support: FailureSupport }
  /** The response was lost: a read looks whether it arrived. */
  | { readonly kind: 'checking' }
  /** It looks again after a pause. */
  | { readonly kind: 'stillUnknown' }
  | { readonly kind: 'notArrived' }
  /** The last read did not tell, and it may be sent once more all the same. */
  | { readonly kind: 'cannotTell' }
  | { readonly kind: 'done' };

/**
 * @param mayStart whether another may be started in this state
 * @param wording what a person reads of a refusal
 */
export function outcomeOf<T extends AttemptTypes & { readonly refusal: ApiError }>(
  state: AttemptState<T>,
  mayStart: StartRule,
  wording: (error: ApiError) => string,
): AttemptOutcome {
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return { kind: state.kind };
    case 'accepted':
    case 'arrived':
      return { kind: 'done' };
    case 'refused':
      return refusedWith(state.refusal, wording);
    case 'verifying':
      return { kind: 'checking' };
    case 'unknown':
      return { kind: mayStart === 'confirm' ? 'cannotTell' : 'stillUnknown' };
    case 'notArrived':
      // It was sent once more and refused: the server's words say why.
      return state.refusal ? refusedWith(state.refusal, wording) : { kind: 'notArrived' };
  }
}

function refusedWith(error: ApiError, wording: (error: ApiError) => string): AttemptOutcome {
  return { kind: 'refused', message: wording(error), support: supportOf(error) };
}

/** Whether it may have arrived, and is looked for. */
export function isOutcomeUnknown({ kind }: AttemptOutcome): boolean {
  return kind === 'checking' || kind === 'stillUnknown';
}

/** Whether nothing may be changed now: it is on its way, looked for, or done. */
export function isLocked(outcome: AttemptOutcome): boolean {
  return outcome.kind === 'sending' || outcome.kind === 'done' || isOutcomeUnknown(outcome);
}
