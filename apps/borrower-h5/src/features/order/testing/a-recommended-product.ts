import type { RecommendedProduct } from '@peace/api-client/contract/variant2/recommended-product';
import { lenderLogos } from '#shared/testing/lender-logos.ts';

/** A recommended product for tests and stories. */
export function aRecommendedProduct(changes: Partial<RecommendedProduct> = {}): RecommendedProduct {
  return {
    logo: lenderLogos.salapiLane,
    name: 'Salapi Lane',
    buttonText: 'Apply',
    amountRange: '₱2,000 - ₱15,000',
    amountRangeDescription: 'Loan amount',
    rate: '3% per month',
    description: 'Decision within 1 day, paid out to your e-wallet',
    tags: ['No collateral', '91-180 days'],
    clickable: true,
    productToken: 'token-1',
    ...changes,
  };
}
