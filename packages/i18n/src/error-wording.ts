import type { Translate } from './create-translator.ts';
import type { commonMessages } from './messages/common.ts';

/** What became of a failed call. The kinds of `@peace/api-client`: one more there and no app compiles until it has words here. */
export type FailedCall =
  | { readonly kind: 'network' | 'timeout' | 'aborted' | 'malformed' | 'sessionEnded' }
  | { readonly kind: 'http'; readonly status: number; readonly message?: string }
  | { readonly kind: 'rejected'; readonly message: string; readonly code?: string };

/** What a person reads when a call failed: the server's own words where it has some. */
export function errorWording(error: FailedCall, t: Translate<typeof commonMessages.original>): string {
  switch (error.kind) {
    case 'network':
      return t('errorNetwork');
    case 'timeout':
      return t('errorTimeout');
    case 'aborted':
      return t('errorAborted');
    case 'http':
      return refusalByStatus(error) ?? t('errorHttp');
    case 'sessionEnded':
      return t('errorSessionEnded');
    case 'rejected':
      return error.message || t('errorRejected');
    case 'malformed':
      return t('errorMalformed');
  }
}

/** As long as a sentence or two, and no markup: anything else was not written for a person. */
const sentence = /^[^<>]{1,200}$/;

/** What a 4xx answer says of the request, as a code does; null where it says nothing to show. */
function refusalByStatus({ status, message = '' }: FailedCall & { readonly kind: 'http' }): string | null {
  // Too slow and too often: a gateway's words, not the backend's.
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefusal && sentence.test(message.trim()) ? message : null;
}

/** What customer service asks for after a failure. */
export interface FailureSupport {
  /** A code, for whoever knows it. */
  readonly details: string | null;
  /** What the server's log knows the request by. */
  readonly requestId: string | undefined;
}

/** What of a failure is for customer service, and for no borrower. */
export function supportOf(error: FailedCall & { readonly requestId?: string }): FailureSupport {
  return { details: errorDetails(error), requestId: error.requestId };
}

/** What customer service may ask for: no words for a borrower, and nothing personal. Null where the sentence says it all. */
function errorDetails(error: FailedCall): string | null {
  if (error.kind === 'http') return `HTTP ${error.status}`;
  return error.kind === 'rejected' && error.code ? `code ${error.code}` : null;
}
