import type { Translate } from './create-translator.ts';
import type { commonMessages } from './messages/common.ts';

/** What became of a failed call. The kinds of `@peace/api-client`: one more there and no app compiles until it has words here. */
export type FailedCall =
  | { readonly kind: 'network' | 'timeout' | 'aborted' | 'malformed' | 'sessionEnded' }
  | { readonly kind: 'http'; readonly status: number }
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
      return t('errorHttp');
    case 'sessionEnded':
      return t('errorSessionEnded');
    case 'rejected':
      return error.message || t('errorRejected');
    case 'malformed':
      return t('errorMalformed');
  }
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
