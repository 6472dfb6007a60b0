import type { ApiError } from '@peace/api-client';
import { commonMessages } from '@peace/i18n/messages/common';
import { repayMessages } from '@peace/i18n/messages/repay';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import type { PaymentRefusal } from '#shared/payment/payment.ts';

/** What is said of a charge that was not started (spec §8): the server's own words, also with HTTP 4xx, else that processing failed. */
export function useChargeWording() {
  const common = useMessages(commonMessages);
  const repay = useMessages(repayMessages);
  const validation = useMessages(validationMessages);

  function refusal(error: ApiError): string {
    return ('message' in error && error.message) || validation('processingFailed');
  }

  /** Empty for what is said at the code's input. */
  function failure(problem: PaymentRefusal): string {
    switch (problem.kind) {
      case 'call':
        return refusal(problem.error);
      case 'linkRefused':
        return repay('payLinkRefused');
      case 'notOpened':
        return common('appCouldNotOpen');
      case 'needsCode':
      case 'wrongCode':
        return '';
    }
  }

  return { refusal, failure };
}
