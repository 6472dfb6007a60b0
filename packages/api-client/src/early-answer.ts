import type { Clock } from '@peace/money-date';
import type { Endpoint, WireFields } from './define-endpoint.ts';
import {
  type Answer,
  type CommonParams,
  type EncodedRequest,
  encodeRequest,
  requestHeaders,
} from './encode-request.ts';

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
    headers: { ...requestHeaders, ...(requestId !== undefined && { 'X-Request-ID': requestId }) },
    credentials: 'same-origin',
    signal: controller.signal,
  });
  const answer = sent.then(async (response) => ({ status: response.status, body: await response.text() }));
  // The call that uses the answer gets the rejection; without such a call there is nothing to report.
  answer.catch(() => undefined);
  return { url, body: textOf(body), sentAt: Date.now(), answer, abort };
}

/** How long a prefetched read waits for its call: the pointerdown may have started a scroll. */
export const prefetchLifetimeMs = 3000;

/** At most one read that was sent before its call. */
export interface SentAheadReads {
  /** When it was sent, if it is this request; undefined where the request has to be sent now. */
  sentAt(request: EncodedRequest): number | undefined;
  /**
   * Its answer, if it is this request; `signal` then aborts it. Whatever the request is, nothing waits after it: later it would
   * be stale.
   */
  take(request: EncodedRequest, signal: AbortSignal): Promise<Answer> | undefined;
  /** Sends a read now, unless the same one is waiting already; it is dropped after 3 s. */
  add(request: EncodedRequest, send: (request: EncodedRequest, signal: AbortSignal) => Promise<Answer>): void;
}

/** @see SentAheadReads */
export function sentAheadReads(early: EarlyAnswer | undefined, clock: Clock): SentAheadReads {
  let waiting = early;
  const waitingFor = ({ url, body }: EncodedRequest) =>
    waiting?.url === url && waiting.body === textOf(body) && clock.now() - waiting.sentAt < callTimeoutMs
      ? waiting
      : undefined;
  return {
    sentAt: (request) => waitingFor(request)?.sentAt,
    take(request, signal) {
      const known = waitingFor(request);
      waiting = undefined;
      if (known) signal.addEventListener('abort', known.abort);
      return known?.answer;
    },
    add(request, send) {
      if (waitingFor(request)) return;
      const controller = new AbortController();
      const answer = send(request, controller.signal);
      answer.catch(() => undefined);
      const sent: EarlyAnswer = {
        url: request.url,
        body: textOf(request.body),
        sentAt: clock.now(),
        answer,
        abort: () => controller.abort(),
      };
      waiting = sent;
      setTimeout(() => {
        if (waiting !== sent) return;
        waiting = undefined;
        sent.abort();
      }, prefetchLifetimeMs);
    },
  };
}

/** An upload is never sent ahead, so a multipart body is not compared. */
function textOf(body: EncodedRequest['body']): string {
  return body instanceof URLSearchParams ? body.toString() : '';
}
