import type { Clock } from '@peace/money-date';
import type { Endpoint, WireFields } from './define-endpoint.ts';
import { type CommonParams, type EncodedRequest, encodeRequest } from './encode-request.ts';
import { headersOf, type Answer, type Outgoing, type Transport } from './transport.ts';

/** What sending needs to know of an endpoint: small enough for the bootstrap script. */
export type EarlyEndpoint = Pick<Endpoint, 'method' | 'path' | 'body' | 'effect'>;

/** A read that was sent before the client was there. */
export interface EarlyAnswer {
  readonly url: string;
  readonly body: string;
  /** When it was sent: the time that a call may take counts from then. */
  readonly sentAt: number;
  /** Rejects where no answer came. */
  readonly answer: Promise<Answer>;
  readonly abort: () => void;
}

/** How long a call may take, in milliseconds, its retries included. */
export const callTimeoutMs = 60_000;

/** The request of an early read. */
export interface EarlyRequest {
  readonly base: string;
  readonly endpoint: EarlyEndpoint;
  /** As the payload's schema would give them: texts, trimmed. */
  readonly fields: WireFields;
  readonly commonParams: CommonParams;
  /** Sent as `X-Request-ID`. */
  readonly requestId?: string;
}

/**
 * Sends a read exactly as the client will. Only with `fetch` and without schemas: it runs before any of the app's code.
 *
 * @throws for a write, which is never sent without a tap.
 */
export function requestEarly(window: Pick<Window, 'fetch'>, request: EarlyRequest): EarlyAnswer {
  const { base, endpoint, fields, commonParams, requestId } = request;
  if (endpoint.effect !== 'read') throw new Error(`${endpoint.path} is a write: it is not sent early.`);
  const { method, url, body } = encodeRequest(base, endpoint, fields, commonParams);
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, callTimeoutMs);
  const sent = window.fetch(url, {
    method,
    body: body ?? null,
    headers: headersOf({ requestId }),
    credentials: 'same-origin',
    signal: controller.signal,
  });
  const answer = sent.then(async (response) => ({ status: response.status, body: await response.text() }));
  // The call that uses the answer gets the rejection; without such a call there is nothing to report.
  answer.catch(() => undefined);
  return { url, body: textOf(body), sentAt: Date.now(), answer, abort };
}

/** How long a prefetched read waits for its call: the pointerdown may have begun a scroll. */
export const prefetchLifetimeMs = 3000;

/** A transport, and how to prefetch with it. */
export interface PrefetchTransport {
  readonly transport: Transport;
  /** Sends a read now, unless the same one is waiting already. */
  readonly prefetch: (request: EncodedRequest) => void;
  /** When the prefetched request was sent whose answer this one would get; undefined where it would be sent now. */
  readonly sentAt: (request: EncodedRequest) => number | undefined;
}

/**
 * Gives an early or prefetched answer to the next call when that is the same request, and sends everything else.
 * Whatever that call is, the answer is dropped after it: later it would be stale.
 */
export function prefetchTransport(send: Transport, early: EarlyAnswer | undefined, clock: Clock): PrefetchTransport {
  let waiting = early;
  const isWaiting = ({ url, body }: EncodedRequest) =>
    waiting?.url === url && waiting.body === textOf(body) && clock.now() - waiting.sentAt < callTimeoutMs;
  return {
    transport(outgoing) {
      const known = isWaiting(outgoing) ? waiting : undefined;
      waiting = undefined;
      if (!known) return send(outgoing);
      outgoing.signal.addEventListener('abort', known.abort);
      return known.answer;
    },
    sentAt: (request) => (isWaiting(request) ? waiting?.sentAt : undefined),
    prefetch(request) {
      if (isWaiting(request)) return;
      const controller = new AbortController();
      const answer = send({ ...request, answerAs: 'text', signal: controller.signal });
      answer.catch(() => undefined);
      const prefetched: EarlyAnswer = {
        url: request.url,
        body: textOf(request.body),
        sentAt: clock.now(),
        answer,
        abort: () => controller.abort(),
      };
      waiting = prefetched;
      setTimeout(() => {
        if (waiting !== prefetched) return;
        waiting = undefined;
        prefetched.abort();
      }, prefetchLifetimeMs);
    },
  };
}

/** An upload is never prefetched, so a multipart body is not compared. */
function textOf(body: Outgoing['body']): string {
  return body instanceof URLSearchParams ? body.toString() : '';
}
