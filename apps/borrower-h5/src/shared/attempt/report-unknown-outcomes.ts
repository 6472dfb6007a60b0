import type { Attempt } from './create-attempt.ts';
import type { AttemptTypes } from './attempt-state.ts';
import { isWaiting } from './attempt-step.ts';
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
    const { kind } = state;
    // An outcome that is known now has it of the read before.
    if (kind !== 'arrived')
      isLost = (isWaiting(state) || kind === 'verifying') && state.record.stage.kind === 'answerLost';
    if (kind === last) return;
    last = kind;
    const isTold = kind === 'unknown' || kind === 'arrived' || kind === 'notArrived';
    if (isTold && isLost) notice(window, { kind: 'attempt', name, detail: kind });
  });
}
