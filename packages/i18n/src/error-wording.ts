import type { Translate } from './create-translator.ts';
import type { commonMessages } from './messages/common.ts';

/** The kinds of a failed call of `@peace/api-client`. If one is added there, no app compiles until it has a text here. */
export type FailedCall =
  | { readonly kind: 'network' | 'timeout' | 'aborted' | 'malformed' | 'sessionEnded' }
  | { readonly kind: 'http'; readonly status: number; readonly message?: string }
  | { readonly kind: 'rejected'; readonly message: string; readonly code?: string };

/** Returns the text for a failed call: the server's own message if it has one. */
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

/** Returns the message of a 4xx response, which refuses as a code does; null if there is nothing to show. */
function refusalByStatus({ status, message = '' }: FailedCall & { readonly kind: 'http' }): string | null {
  // Too slow and too often: a gateway's words, not the backend's.
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefusal && sentence.test(message.trim()) ? message : null;
}

/** Customer service asks for these values after a failure. */
export interface FailureSupport {
  /** A code, for whoever knows it. */
  readonly details: string | null;
  /** The server's log has this id of the request. */
  readonly requestId: string | undefined;
}

/** Returns the details of a failure for customer service, which a borrower does not need. */
export function supportOf(error: FailedCall & { readonly requestId?: string }): FailureSupport {
  return { details: errorDetails(error), requestId: error.requestId };
}

/** Returns the details that customer service may ask for, without personal data; null if the sentence says everything. */
function errorDetails(error: FailedCall): string | null {
  if (error.kind === 'http') return `HTTP ${error.status}`;
  return error.kind === 'rejected' && error.code ? `code ${error.code}` : null;
}
