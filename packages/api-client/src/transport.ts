import type { EncodedRequest } from './encode-request.ts';

/** A request with what its sending needs. */
export interface Outgoing extends EncodedRequest {
  /** Sent as `Idempotency-Key`; undefined for a call that needs none. */
  readonly idempotencyKey?: string | undefined;
  /** Sent as `X-Request-ID`: names the request in the server's log. */
  readonly requestId?: string | undefined;
  /** Called with the id that it was sent with. */
  readonly onIdentified?: ((requestId: string) => void) | undefined;
  /** `blob` where the answer is a file, else `text`. */
  readonly answerAs: 'text' | 'blob';
  readonly signal: AbortSignal;
  /** Called with the part of the body that has been sent, 0 to 1, as far as the transport knows. */
  readonly onProgress?: (fraction: number) => void;
}

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly body: string | Blob;
}

/** Sends once and reads the whole answer; rejects, with whatever it likes, when none came. */
export type Transport = (outgoing: Outgoing) => Promise<Answer>;

/** Goes with every request: the backend answers JSON to it rather than a page. */
export const requestHeaders = { 'X-Requested-With': 'XMLHttpRequest' };

/** The headers of one request. */
export function headersOf({
  idempotencyKey,
  requestId,
}: Pick<Outgoing, 'idempotencyKey' | 'requestId'>): Record<string, string> {
  return {
    ...requestHeaders,
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(requestId !== undefined && { 'X-Request-ID': requestId }),
  };
}
