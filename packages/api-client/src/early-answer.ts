import type { Clock } from '@peace/money-date';
import type { Endpoint, WireFields } from './define-endpoint.ts';
import { type CommonParams, type EncodedRequest, encodeRequest } from './encode-request.ts';
import { headersOf, type Answer, type Outgoing, type Transport } from './transport.ts';

/** What sending needs to know of an endpoint: short enough to stand in a page's first script. */
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

/** What an early read asks for. */
export interface EarlyQuestion {
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
 * @throws for a write, which is never sent before somebody tapped.
 */
export function askEarly(window: Pick<Window, 'fetch'>, question: EarlyQuestion): EarlyAnswer {
  const { base, endpoint, fields, commonParams, requestId } = question;
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
  // The call that takes the answer is told of a failure; without one there is nothing to report.
  answer.catch(() => undefined);
  return { url, body: textOf(body), sentAt: Date.now(), answer, abort };
}

/** How long a read that was sent ahead waits for its call: a finger that came down may have meant to scroll. */
export const waitsForMs = 3000;

/** A transport, and how to use it ahead of the call that will need the answer. */
export interface AheadTransport {
  readonly transport: Transport;
  /** Sends a read now, unless the same one is waiting already. */
  readonly ask: (request: EncodedRequest) => void;
  /** When the answer that a request would be given was asked for; undefined where it would be sent now. */
  readonly sentAt: (request: EncodedRequest) => number | undefined;
}

/**
 * Gives an early answer, or one that was asked for ahead, to the next call when that is the very same request, and sends
 * everything else. Whatever that call is, the answer is gone after it: later on it would be an old one.
 */
export function aheadTransport(send: Transport, early: EarlyAnswer | undefined, clock: Clock): AheadTransport {
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
    ask(request) {
      if (isWaiting(request)) return;
      const controller = new AbortController();
      const answer = send({ ...request, answerAs: 'text', signal: controller.signal });
      answer.catch(() => undefined);
      const asked: EarlyAnswer = {
        url: request.url,
        body: textOf(request.body),
        sentAt: clock.now(),
        answer,
        abort: () => controller.abort(),
      };
      waiting = asked;
      setTimeout(() => {
        if (waiting !== asked) return;
        waiting = undefined;
        asked.abort();
      }, waitsForMs);
    },
  };
}

/** A file cannot be asked for early, so of a body that may hold one there is nothing to compare. */
function textOf(body: Outgoing['body']): string {
  return body instanceof URLSearchParams ? body.toString() : '';
}
