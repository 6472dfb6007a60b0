import type { ApiError } from '@peace/api-client';
import type { Translate } from '@peace/i18n';
import type { commonMessages } from '@peace/i18n/messages/common';

type Common = Translate<(typeof commonMessages)['original']>;

/** What a person reads when a call failed: the server's own words where it has some. */
export function errorWording(error: ApiError, t: Common): string {
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
