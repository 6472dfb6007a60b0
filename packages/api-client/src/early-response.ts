import { systemClock } from '@peace/money-date';
import type { Endpoint, WireFields } from './define-endpoint.ts';
import {
  type HttpResponse,
  type CommonParams,
  type EncodedRequest,
  encodeRequest,
  requestHeaders,
} from './encode-request.ts';

/** The parts of an endpoint that sending needs: small enough for the bootstrap script. */
export type EarlyEndpoint = Pick<Endpoint, 'method' | 'path' | 'body' | 'effect'>;

/** A read that was sent before the client was there. */
export interface EarlyResponse {
  readonly url: string;
  readonly body: string;
  /** When it was sent: the time that a call may take counts from then. */
  readonly sentAt: number;
  /** Rejects where no response came. */
  readonly response: Promise<HttpResponse>;
  readonly abort: () => void;
}

/** How long a call may take, in milliseconds, its retries included. */
export const callTimeoutMs = 60_000;

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
export function requestEarly(window: Pick<Window, 'fetch'>, request: EarlyRequest): EarlyResponse {
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
  const response = sent.then(async (received) => ({
    status: received.status,
    body: await received.text(),
    isRedirected: received.redirected,
    serverTime: serverTimeOf(received.headers),
  }));
  // The call that uses the response gets the rejection; without such a call there is nothing to report.
  response.catch(() => undefined);
  return { url, body: textOf(body), sentAt: Date.now(), response, abort };
}

/** The `Date` of a response. */
export function serverTimeOf(headers: Headers): number | undefined {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** How far the device's clock is behind the server's, in milliseconds, negative where it is ahead: 0 for less than a day, or if unknown. */
export function clockOffset({ serverTime }: Pick<HttpResponse, 'serverTime'>, now: number): number {
  const offset = serverTime === undefined ? 0 : serverTime - now;
  return Math.abs(offset) < 86_400_000 ? 0 : offset;
}

/** How long a prefetched read waits for its call, and an early response from its arrival; in milliseconds. */
export const keptForMs = 5000;

/** Reads that were sent before their calls. */
export interface PrefetchedReads {
  /** When it was sent, if this request was; undefined where it has to be sent now. */
  sentAt(request: EncodedRequest): number | undefined;
  /** The response to this request, once; `signal` then aborts it. Other reads of the screen may come first. */
  take(request: EncodedRequest, signal: AbortSignal): Promise<HttpResponse> | undefined;
  /** Sends a read now, unless the same one is waiting already; it is dropped after 5 s: the pointerdown may have started a scroll. */
  add(request: EncodedRequest, send: (request: EncodedRequest, signal: AbortSignal) => Promise<HttpResponse>): void;
  /** For a write: what was read before it may be out of date. */
  drop(): void;
}

export function prefetchedReads(early: readonly EarlyResponse[]): PrefetchedReads {
  const waiting = new Set(early);
  const dropLater = (read: EarlyResponse) =>
    setTimeout(() => {
      if (waiting.delete(read)) read.abort();
    }, keptForMs);
  for (const read of early) {
    read.response.then(
      () => dropLater(read),
      () => undefined,
    );
  }
  const waitingFor = ({ url, body }: EncodedRequest) =>
    [...waiting].find(
      (read) => read.url === url && read.body === textOf(body) && systemClock.now() - read.sentAt < callTimeoutMs,
    );
  return {
    sentAt: (request) => waitingFor(request)?.sentAt,
    take(request, signal) {
      const known = waitingFor(request);
      if (!known) return undefined;
      waiting.delete(known);
      signal.addEventListener('abort', known.abort);
      return known.response;
    },
    add(request, send) {
      if (waitingFor(request)) return;
      const controller = new AbortController();
      const response = send(request, controller.signal);
      response.catch(() => undefined);
      const read = {
        url: request.url,
        body: textOf(request.body),
        sentAt: systemClock.now(),
        response,
        abort: () => controller.abort(),
      };
      waiting.add(read);
      dropLater(read);
    },
    drop: () => waiting.clear(),
  };
}

/** An upload is never sent ahead, so a multipart body is not compared. */
function textOf(body: EncodedRequest['body']): string {
  return body instanceof URLSearchParams ? body.toString() : '';
}
