import type { Variant2Offer } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { someTerms } from '#features/loan-confirm/testing/loan-terms.ts';

/** An offer of variant 2 for tests and stories: in pesos, nothing promoted. */
export function aVariant2Offer(changes: Partial<Variant2Offer> = {}): Variant2Offer {
  return {
    ...someTerms(),
    currency: 'PHP',
    isAgreementChecked: true,
    buttonLabel: 'Get my money',
    promo: null,
    ...changes,
  };
}
