import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { lenderLogos } from './lender-logos.ts';

/** An order for tests and stories: due, without prompts. */
export function anOrder(changes: Partial<OrderDetails> = {}): OrderDetails {
  return {
    status: { kind: 'due', code: 174 },
    statusTitle: 'To be repaid',
    statusDescription: 'Please pay ₱5,450.00 by 27 November 2026.',
    recommendedProducts: [],
    productName: 'Bayani Cash',
    productLogo: lenderLogos.bayaniCash,
    rows: [
      { label: 'Loan amount', value: '₱5,000.00' },
      { label: 'Loan term', value: '91 days' },
      { label: 'Application date', value: '2026-08-28' },
      { label: 'Repayment amount', value: '₱5,450.00' },
      { label: '', value: '' },
    ],
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
