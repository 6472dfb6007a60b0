import type { ApiError } from './api-error.ts';
import type { EncodedRequest } from './encode-request.ts';
import type { Answer, Outgoing, Transport } from './transport.ts';

/** How an attempt is made and when it is given up. */
export interface AttemptOptions extends Pick<Outgoing, 'answerAs' | 'onProgress' | 'idempotencyKey' | 'onIdentified'> {
  readonly transport: Transport;
  /** Milliseconds for the whole exchange, the answer's body included. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

type Ended = 'timeout' | 'aborted';

/**
 * Sends a request once. The caller's signal and the deadline meet in one controller by hand, because WebKit before 17.4
 * has no `AbortSignal.any`; both abort the request and settle this promise even where the transport does not.
 */
export async function attempt(request: EncodedRequest, options: AttemptOptions): Promise<Answer | ApiError> {
  const { transport, timeoutMs, signal, ...outgoing } = options;
  if (signal?.aborted) return { kind: 'aborted' };
  const controller = new AbortController();
  let end: (kind: Ended) => void = () => undefined;
  const ended = new Promise<ApiError>((resolve) => {
    end = (kind) => {
      // Settled first: a transport that rejects because it was aborted must not count as a network failure.
      resolve({ kind });
      controller.abort();
    };
  });
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  const onAbort = (): void => end('aborted');
  signal?.addEventListener('abort', onAbort);
  try {
    const answer = transport({ ...request, ...outgoing, signal: controller.signal });
    return await Promise.race([ended, answer.catch((): ApiError => ({ kind: 'network' }))]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
