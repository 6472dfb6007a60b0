import { systemClock } from '@peace/money-date';
import { attempt } from './attempt.ts';
import type { ApiError } from './api-error.ts';
import type { ApiClientOptions, CallOptions } from './client-options.ts';
import type { Endpoint, WireFields } from './define-endpoint.ts';
import { callTimeoutMs, prefetchTransport } from './early-answer.ts';
import { encodeRequest } from './encode-request.ts';
import { fetchTransport } from './fetch-transport.ts';
import { retryRead } from './retry-read.ts';
import { createSingleFlight } from './single-flight.ts';
import type { Answer, Outgoing, Transport } from './transport.ts';
import { xhrTransport } from './xhr-transport.ts';

/**
 * A key for a new attempt: a random UUID (version 4). Not by `crypto.randomUUID`, which is missing on a page without TLS,
 * such as a development server on another host.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

type SendOptions = CallOptions & Pick<Outgoing, 'onIdentified'>;

/** The sending half of a client. */
export interface Exchange {
  /** Sends a call's fields and brings back the answer: reads are retried, identical writes share one request. */
  send(endpoint: Endpoint, fields: WireFields, options: SendOptions): Promise<Answer | ApiError>;
  /** Whether a write is under way. */
  readonly isWriting: () => boolean;
  /** Sends a read now, for the next call to use. */
  prefetch(endpoint: Endpoint, fields: WireFields): void;
}

/** @see Exchange */
export function createExchange(options: ApiClientOptions): Exchange {
  const { base, commonParams, timeoutMs = callTimeoutMs, onLoading, clock = systemClock } = options;
  const identified =
    (transport: Transport): Transport =>
    (outgoing) => {
      const requestId = options.requestId?.();
      if (requestId !== undefined) outgoing.onIdentified?.(requestId);
      return transport({ ...outgoing, requestId });
    };
  const reads = prefetchTransport(identified(fetchTransport(options.fetch)), options.earlyAnswer, clock);
  const { transport: send } = reads;
  const ownOrGiven = options.upload ?? ownUpload(options);
  const upload = ownOrGiven ? identified(ownOrGiven) : send;
  const singleFlight = createSingleFlight<Answer | ApiError>({ kind: 'aborted' });

  let writes = 0;

  return {
    isWriting: () => writes > 0,
    prefetch: (endpoint, fields) => reads.prefetch(encodeRequest(base, endpoint, fields, commonParams())),
    async send(endpoint, fields, { signal, onProgress, onIdentified, idempotencyKey = newIdempotencyKey() }) {
      const request = encodeRequest(base, endpoint, fields, commonParams());
      const transport = endpoint.body === 'multipart' ? upload : send;
      const answerAs = endpoint.envelope === 'none' ? 'blob' : 'text';
      const key = endpoint.isKeyed ? idempotencyKey : undefined;
      const sent = { transport, answerAs, onProgress, onIdentified, idempotencyKey: key } as const;
      const tryOnce = (until: AbortSignal | undefined, ms = timeoutMs): Promise<Answer | ApiError> =>
        attempt(request, { ...sent, timeoutMs: ms, signal: until });

      const endLoading = endpoint.loadingText === undefined ? undefined : onLoading?.({ text: endpoint.loadingText });
      if (endpoint.effect === 'write') writes += 1;
      try {
        if (endpoint.effect === 'write') {
          return await (endpoint.dedupe ? singleFlight(endpoint.name, fields, signal, tryOnce) : tryOnce(signal));
        }
        const deadline = (reads.sentAt(request) ?? clock.now()) + timeoutMs;
        return await retryRead((left) => tryOnce(signal, left), { signal, deadline, clock });
      } finally {
        endLoading?.();
        if (endpoint.effect === 'write') writes -= 1;
      }
    },
  };
}

/** XMLHttpRequest where there is one, and only when the options bring no `fetch`. */
function ownUpload({ fetch }: ApiClientOptions): Transport | undefined {
  return fetch || typeof XMLHttpRequest === 'undefined' ? undefined : xhrTransport(XMLHttpRequest);
}
