import type { LoanDetails } from '@peace/api-client/contract/order/loan-details';
import type { RecommendedProduct } from '@peace/api-client/contract/variant2/recommended-product';

/** An order for tests and stories: due, without prompts. */
export function anOrder(changes: Partial<LoanDetails> = {}): LoanDetails {
  return {
    status: { kind: 'due', code: 174 },
    statusTitle: 'To be repaid',
    statusDescription: 'Please repay ₱5,450.00 by 2026-11-27.',
    recommendedProducts: [],
    productName: 'Bayani Cash',
    productLogo: '',
    rows: [
      { label: 'Loan amount', value: '₱5,000.00' },
      { label: 'Loan term', value: '91 days' },
      { label: 'Application date', value: '2026-08-28' },
      { label: 'Repayment amount', value: '₱5,450.00' },
      { label: '', value: '' },
    ],
    inside: '',
    repaymentUrl: null,
    canRollOver: false,
    telephone: null,
    asksForRating: false,
    confirmUrl: null,
    withdrawMessage: null,
    cardPrompt: null,
    ...changes,
  };
}

/** A recommended product for tests and stories. */
export function aRecommendedProduct(changes: Partial<RecommendedProduct> = {}): RecommendedProduct {
  return {
    logo: '',
    name: 'Salapi Lane',
    buttonText: 'Apply',
    amountRange: '₱2,000 - ₱15,000',
    amountRangeDescription: 'Loan amount',
    rate: '0.6% per day',
    description: 'Approved in five minutes, paid out to your e-wallet',
    tags: ['No collateral', '91-180 days'],
    clickable: true,
    productToken: 'token-1',
    ...changes,
  };
}
