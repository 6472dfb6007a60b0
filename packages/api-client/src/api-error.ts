/** Why a call failed. `@peace/i18n/error-wording` has the texts. */
export type ApiError = ErrorKind & {
  /** The `X-Request-ID` of its last request, to find it in the server's log. Missing if none was sent. */
  readonly requestId?: string;
};

type ErrorKind =
  /** No response came: offline, refused, dropped half-way. */
  | { readonly kind: 'network' }
  /** No response within the time allowed; the request was aborted. */
  | { readonly kind: 'timeout' }
  /** The caller's signal ended the call. */
  | { readonly kind: 'aborted' }
  /** A response with a status other than 2xx. `message` is the server's, where it answered with an envelope that has one. */
  | { readonly kind: 'http'; readonly status: number; readonly message?: string }
  /** The session has ended: HTTP 401 or 403, or a code that the deployment names. Nothing was done. */
  | { readonly kind: 'sessionEnded' }
  /** The backend refused. `code` as text, whatever type it was sent as; `message` is the server's, for display. */
  | { readonly kind: 'rejected'; readonly code: string; readonly message: string }
  /**
   * Something is not what the contract says. `part` is where: `payload` never left the page. `what` is for developers and
   * names fields and types, never values.
   */
  | { readonly kind: 'malformed'; readonly part: MalformedPart; readonly what: string };

/** The app's payload, or a layer of the response, was malformed. */
export type MalformedPart = 'payload' | 'body' | 'envelope' | 'data';

/**
 * For writes: may the write have happened all the same? True whenever the backend may have received it without us
 * having read its verdict: a response lost, cut short or unreadable, and a gateway's 5xx. The screen then re-reads before
 * it offers the button again. A refusal (`rejected`, any other 4xx) and a payload that never left are known outcomes.
 */
export function isUnknownOutcome(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return true;
    case 'http':
      // 409 to a keyed write: the first request of this attempt is still under way.
      return error.status >= 500 || error.status === 408 || error.status === 409;
    case 'malformed':
      return error.part !== 'payload';
    case 'sessionEnded':
    case 'rejected':
      return false;
  }
}

/** HTTP's own words for it: not known, and not allowed. */
const endedStatuses: readonly number[] = [401, 403];

/**
 * Distinguishes a session that ended from any other failure.
 *
 * @param codes the envelope codes by which this deployment's backend says so; undefined where the app has no session
 */
export function orSessionEnded(error: ApiError, codes: readonly string[] | undefined): ApiError {
  if (codes === undefined) return error;
  const isEnded =
    (error.kind === 'http' && endedStatuses.includes(error.status)) ||
    (error.kind === 'rejected' && codes.includes(error.code));
  return isEnded ? { kind: 'sessionEnded' } : error;
}

/** A description for developers, without the server's message, which may contain personal data. */
export function describeError(error: ApiError): string {
  switch (error.kind) {
    case 'http':
      return `HTTP status ${error.status}`;
    case 'rejected':
      return `rejected with code ${error.code}`;
    case 'malformed':
      return `malformed ${error.part}: ${error.what}`;
    default:
      return error.kind;
  }
}

/** The result of a call, never a thrown error. `message` is the server's, often empty. */
export type Result<Data> =
  | { readonly kind: 'ok'; readonly data: Data; readonly message: string }
  | { readonly kind: 'failed'; readonly error: ApiError };

export function failed(error: ApiError): { readonly kind: 'failed'; readonly error: ApiError } {
  return { kind: 'failed', error };
}
