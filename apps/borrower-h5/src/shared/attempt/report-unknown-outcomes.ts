import type { Attempt } from './create-attempt.ts';
import type { AttemptState, AttemptTypes } from './attempt-state.ts';
import { notice } from '@peace/page/reports';

/**
 * Reports that the response to an attempt was lost, and the outcome once it is known: by the kind of attempt, without its
 * content. A payment that is under way elsewhere is ordinary and not reported. For as long as the page lives.
 */
export function reportUnknownOutcomes<T extends AttemptTypes>(
  window: Parameters<typeof notice>[0],
  name: string,
  attempt: Pick<Attempt<T>, 'read' | 'subscribe'>,
): void {
  let isLost = false;
  let last = '';
  attempt.subscribe(() => {
    const state = attempt.read();
    isLost = isResponseLost(state, isLost);
    const { kind } = state;
    if (kind === last) return;
    last = kind;
    const isTold = kind === 'unknown' || kind === 'arrived' || kind === 'notArrived';
    if (isTold && isLost) notice(window, { kind: 'attempt', name, detail: kind });
  });
}

/** Whether the response was lost: an outcome that is known now has it of the read before. */
function isResponseLost<T extends AttemptTypes>(state: AttemptState<T>, before: boolean): boolean {
  switch (state.kind) {
    case 'verifying':
    case 'unknown':
    case 'notArrived':
      return state.record.stage.kind === 'answerLost';
    case 'arrived':
      return before;
    default:
      return false;
  }
}
