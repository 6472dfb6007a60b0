import type { ApiError } from '@peace/api-client';
import type { Translate } from '@peace/i18n';
import type { commonMessages } from '@peace/i18n/messages/common';

/** A failed call in a sentence: the server's own where it has one. */
export function errorWording(error: ApiError, t: Translate<typeof commonMessages.original>): string {
  switch (error.kind) {
    case 'network':
      return t('errorNetwork');
    case 'timeout':
      return t('errorTimeout');
    case 'aborted':
      return t('errorAborted');
    case 'http':
      return t('errorHttp', { status: error.status });
    case 'rejected':
      return error.message || t('errorRejected');
    case 'malformed':
      return t('errorMalformed');
  }
}
