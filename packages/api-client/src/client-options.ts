import type { ApiError } from './api-error.ts';
import type { EarlyResponse } from './early-response.ts';
import type { CommonParams, HttpResponse } from './encode-request.ts';

export type Fetch = (request: Request) => Promise<Response>;

export interface ApiClientOptions {
  /** Base of every path: `/peace`, or a full URL outside a browser. */
  readonly base: string;
  /** Read again for every call. */
  readonly commonParams: () => CommonParams;
  /** Replaces the global one, for tests and the sandbox in the browser. Uploads then use it too, without progress. */
  readonly fetch?: Fetch;
  /** Each is used by the first call of the same request. */
  readonly earlyResponses?: readonly EarlyResponse[];
  /** The clock offset that the early page measured; see `ApiClient.clockOffset`. */
  readonly clockOffset?: number | undefined;
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
}

export interface CallOptions {
  /**
   * The attempt's key, for an endpoint that is keyed: the same one when an attempt is repeated after a lost response. Without
   * it such a call is an attempt of its own, with a new key.
   */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the response as it came, before it is read; not where none came. */
  readonly onResponse?: ((response: HttpResponse) => void) | undefined;
  /** Called with the progress of an upload, 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** A report on a finished call, for logs and measurements, without request and response data. */
export interface CallReport {
  readonly endpoint: string;
  readonly needsSession: boolean;
  readonly outcome: 'ok' | ApiError['kind'];
  /** Of a failure, for developers: a status, a code, what was malformed. */
  readonly detail: string;
  /** The parts of a response that could not be read and were dropped, for developers. */
  readonly droppedFields: readonly string[];
}
