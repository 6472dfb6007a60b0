import type { Attempt, AttemptTypes } from '@peace/attempt';
import { notice } from '@peace/reports';

/**
 * Reports that the outcome of an attempt is unknown, and the outcome once it is known: by the kind of attempt, without its
 * content. For as long as the page lives.
 */
export function reportUnknownOutcomes<T extends AttemptTypes>(
  window: Parameters<typeof notice>[0],
  name: string,
  attempt: Pick<Attempt<T>, 'read' | 'subscribe'>,
): void {
  let wasUnknown = false;
  let last = '';
  attempt.subscribe(() => {
    const { kind } = attempt.read();
    if (kind === last) return;
    last = kind;
    const isOutcome = kind === 'arrived' || kind === 'notArrived';
    if (kind === 'unknown' || (isOutcome && wasUnknown)) notice(window, { kind: 'attempt', name, detail: kind });
    wasUnknown = kind === 'unknown' || kind === 'verifying';
  });
}
