import { attempt } from './attempt.ts';
import type { ApiError } from './api-error.ts';
import type { ApiClientOptions, CallOptions } from './client-options.ts';
import type { Endpoint, WireFields } from './define-endpoint.ts';
import { aheadTransport } from './early-answer.ts';
import { encodeRequest } from './encode-request.ts';
import { kyTransport } from './ky-transport.ts';
import { retryRead } from './retry-read.ts';
import { createSingleFlight } from './single-flight.ts';
import type { Answer, Transport } from './transport.ts';
import { xhrTransport } from './xhr-transport.ts';

/** The sending half of a client. */
export interface Exchange {
  /** Sends a call's fields and brings back the answer: reads are retried, identical writes share one request. */
  send(endpoint: Endpoint, fields: WireFields, options: CallOptions): Promise<Answer | ApiError>;
  /** Sends a read for the call that comes next. */
  ask(endpoint: Endpoint, fields: WireFields): void;
}

/** @see Exchange */
export function createExchange(options: ApiClientOptions): Exchange {
  const { base, commonParams, timeoutMs = 60_000, onLoading } = options;
  const { transport: send, ask } = aheadTransport(kyTransport(options.fetch), options.earlyAnswer);
  const upload = options.upload ?? ownUpload(options) ?? send;
  const singleFlight = createSingleFlight<Answer | ApiError>({ kind: 'aborted' });

  return {
    ask: (endpoint, fields) => ask(encodeRequest(base, endpoint, fields, commonParams())),
    async send(endpoint, fields, { signal, onProgress }) {
      const request = encodeRequest(base, endpoint, fields, commonParams());
      const transport = endpoint.body === 'multipart' ? upload : send;
      const answerAs = endpoint.envelope === 'none' ? 'blob' : 'text';
      const tryOnce = (until: AbortSignal | undefined): Promise<Answer | ApiError> =>
        attempt(request, { transport, timeoutMs, signal: until, answerAs, onProgress });

      const endLoading = endpoint.loadingText === undefined ? undefined : onLoading?.({ text: endpoint.loadingText });
      try {
        if (endpoint.effect === 'write') return await singleFlight(endpoint.name, fields, signal, tryOnce);
        return await retryRead(() => tryOnce(signal), signal);
      } finally {
        endLoading?.();
      }
    },
  };
}

/** XMLHttpRequest where there is one, and only when nobody asked for a fetch of their own. */
function ownUpload({ fetch }: ApiClientOptions): Transport | undefined {
  return fetch || typeof XMLHttpRequest === 'undefined' ? undefined : xhrTransport(XMLHttpRequest);
}
