import type { ApiError } from './api-error.ts';

export interface Deadline {
  readonly timeoutMs: number;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs something that sends a request, until the time is up or the caller's signal ends it; the one place where what it rejects with
 * becomes an `ApiError`. Both ends meet in one controller by hand, because WebKit before 17.4 has no `AbortSignal.any`, and settle the
 * promise even where the request does not end with its signal.
 */
export async function withDeadline<Value>(
  { timeoutMs, signal }: Deadline,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | ApiError> {
  if (signal?.aborted) return { kind: 'aborted' };
  const controller = new AbortController();
  let end: (kind: 'timeout' | 'aborted') => void = () => undefined;
  const ended = new Promise<ApiError>((resolve) => {
    end = (kind) => {
      // Settled first: a request that rejects because it was aborted must not count as a network failure.
      resolve({ kind });
      controller.abort();
    };
  });
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  const onAbort = (): void => end('aborted');
  signal?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([ended, run(controller.signal).catch((): ApiError => ({ kind: 'network' }))]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
