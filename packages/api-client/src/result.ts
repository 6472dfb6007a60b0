import type { ApiError } from './api-error.ts';

/** What a call comes to: never a thrown error. `message` is the server's, often empty. */
export type Result<Data> =
  | { readonly kind: 'ok'; readonly data: Data; readonly message: string }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** A call that failed. */
export function failed(error: ApiError): { readonly kind: 'failed'; readonly error: ApiError } {
  return { kind: 'failed', error };
}
