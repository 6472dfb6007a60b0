import type { Clock } from '@peace/money-date';
import type { ApiError } from './api-error.ts';
import type { Answer } from './transport.ts';

/** How often a read is tried again after a network failure, and after which pause first. */
const retries = 2;
const firstPauseMs = 300;

/** How a read is tried. */
export interface RetryOptions {
  readonly signal: AbortSignal | undefined;
  /** When the call is given up, in the clock's milliseconds. All tries share it: a borrower waits for the call, not for a try. */
  readonly deadline: number;
  readonly clock: Clock;
}

/**
 * Tries a read again after a network failure, waiting 300 ms and then 900 ms, until its time is over. A timeout is final.
 * Writes never come here.
 *
 * @param tryOnce given the milliseconds that are left
 */
export async function retryRead(
  tryOnce: (timeoutMs: number) => Promise<Answer | ApiError>,
  { signal, deadline, clock }: RetryOptions,
): Promise<Answer | ApiError> {
  for (let tries = 0; ; tries += 1) {
    const left = deadline - clock.now();
    if (left <= 0) return { kind: 'timeout' };
    const outcome = await tryOnce(left);
    if (!('kind' in outcome) || outcome.kind !== 'network' || tries >= retries) return outcome;
    await pause(firstPauseMs * 3 ** tries, signal);
  }
}

/** Ends early when the signal does; the next try then finds it aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}
