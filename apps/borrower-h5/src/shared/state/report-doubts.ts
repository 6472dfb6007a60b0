import type { Attempt, AttemptTypes } from '@peace/attempt';
import { notice } from '@peace/reports';

/**
 * Tells that nothing is known of an attempt, and what was found out afterwards: which kind of attempt, never of what. For as
 * long as the page lives.
 */
export function reportDoubts<T extends AttemptTypes>(
  window: Parameters<typeof notice>[0],
  name: string,
  attempt: Pick<Attempt<T>, 'read' | 'subscribe'>,
): void {
  let wasInDoubt = false;
  let last = '';
  attempt.subscribe(() => {
    const { kind } = attempt.read();
    if (kind === last) return;
    last = kind;
    const isOutcome = kind === 'arrived' || kind === 'notArrived';
    if (kind === 'unknown' || (isOutcome && wasInDoubt)) notice(window, { kind: 'attempt', name, detail: kind });
    wasInDoubt = kind === 'unknown' || kind === 'verifying';
  });
}
