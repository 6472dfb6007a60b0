import { systemClock, type Clock } from '@peace/money-date';
import { safeParse } from 'valibot';
import { type ApiError, describeError, failed, orSessionEnded, type Result } from './api-error.ts';
import type { DomainOf, Endpoint, PayloadOf } from './define-endpoint.ts';
import type { EarlyResponse } from './early-response.ts';
import { encodeRequest, type CommonParams } from './encode-request.ts';
import { malformed, readResponse } from './read-response.ts';
import { createSender } from './send-request.ts';
import { describeIssue, recordingDroppedFields } from './unreadable-values.ts';

/** The HTTP client of the backend. */
export interface ApiClient {
  /** Sends a request and parses the response into domain types. Never rejects. */
  call<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>, options?: CallOptions): Promise<Result<DomainOf<E>>>;
  /**
   * Sends the first read of the next screen before that screen is drawn. The very next call uses the response if it is the
   * same request and begins within 3 s; otherwise the response is dropped. Prefetched twice, it is sent once.
   *
   * @throws for a write, which only a tap's own call sends.
   */
  prefetch<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): void;
  isWriting(): boolean;
  /** Where a GET goes, for an `<img>`; null when the payload is not what the endpoint takes. */
  urlOf<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): string | null;
}

export type Fetch = (request: Request) => Promise<Response>;

export interface ApiClientOptions {
  /** Base of every path: `/peace`, or a full URL outside a browser. */
  readonly base: string;
  /** Read again for every call. */
  readonly commonParams: () => CommonParams;
  /** Replaces the global one, for tests and the sandbox in the browser. Uploads then use it too, without progress. */
  readonly fetch?: Fetch;
  /** Used by the first call, when its request is the same. */
  readonly earlyResponse?: EarlyResponse | undefined;
  /** Milliseconds for one call, the retries of a read included; 60 000 unless said otherwise. */
  readonly timeoutMs?: number;
  /**
   * Envelope codes by which the backend says that the session ended, besides HTTP 401 and 403. Undefined where the app has no
   * session: 401 is then a status like any other.
   */
  readonly sessionEndedCodes?: readonly string[] | undefined;
  /** Shows the loading toast of a call that declares one; what it returns takes the toast away. */
  readonly onLoading?: (loading: { readonly text: string }) => () => void;
  /** A new id for each request, sent as `X-Request-ID`; none is sent without it. */
  readonly requestId?: () => string;
  readonly onReport?: (report: CallReport) => void;
  readonly clock?: Clock;
}

export interface CallOptions {
  /**
   * The attempt's key, for an endpoint that is keyed: the same one when an attempt is repeated after a lost response. Without
   * it such a call is an attempt of its own, with a new key.
   */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress of an upload, 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** A report on a finished call, for logs and measurements, without request and response data. */
export interface CallReport {
  readonly endpoint: string;
  readonly outcome: 'ok' | ApiError['kind'];
  /** Of a failure, for developers: a status, a code, what was malformed. */
  readonly detail: string;
  /** The parts of a response that could not be read and were dropped, for developers. */
  readonly droppedFields: readonly string[];
  /** Milliseconds from the call to its result, retries included. */
  readonly durationMs: number;
}

/** Makes a client. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { base, commonParams, sessionEndedCodes, onReport, clock = systemClock } = options;
  const sender = createSender(options);

  return {
    async call(endpoint, payload, callOptions = {}) {
      const startedAt = clock.now();
      let requestId: string | undefined;
      const onRequestId = (id: string) => {
        requestId = id;
      };
      const fields = safeParse(endpoint.payload, payload, { abortEarly: true });
      const response = fields.success
        ? await sender.send(endpoint, fields.output, { ...callOptions, onRequestId })
        : malformed('payload', describeIssue(fields.issues[0]));
      const { value, droppedFields } = recordingDroppedFields(() =>
        'kind' in response ? failed(response) : readResponse(endpoint, response),
      );
      const error =
        value.kind === 'failed'
          ? { ...orSessionEnded(value.error, sessionEndedCodes), ...(requestId !== undefined && { requestId }) }
          : null;
      onReport?.({
        endpoint: endpoint.name,
        outcome: error === null ? 'ok' : error.kind,
        detail: error === null ? '' : describeError(error),
        droppedFields,
        durationMs: clock.now() - startedAt,
      });
      return error === null ? value : failed(error);
    },
    prefetch(endpoint, payload) {
      if (endpoint.effect !== 'read') throw new Error(`${endpoint.path} is a write: it is not prefetched.`);
      const fields = safeParse(endpoint.payload, payload);
      if (fields.success) sender.prefetch(endpoint, fields.output);
    },
    isWriting: () => sender.isWriting(),
    urlOf(endpoint, payload) {
      const fields = safeParse(endpoint.payload, payload);
      return fields.success ? encodeRequest(base, endpoint, fields.output, commonParams()).url : null;
    },
  };
}
