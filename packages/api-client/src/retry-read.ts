import type { ApiError } from './api-error.ts';
import type { Answer } from './transport.ts';

/** How often a read is tried again, by what went wrong; anything not listed is final. */
const retries: Partial<Record<ApiError['kind'], number>> = { network: 2, timeout: 1 };
const firstPauseMs = 300;

/** Tries a read again after a lost answer, waiting 300 ms and then 900 ms. Writes never come here. */
export async function retryRead(
  tryOnce: () => Promise<Answer | ApiError>,
  signal: AbortSignal | undefined,
): Promise<Answer | ApiError> {
  for (let tries = 0; ; tries += 1) {
    const outcome = await tryOnce();
    if (!('kind' in outcome) || tries >= (retries[outcome.kind] ?? 0)) return outcome;
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
