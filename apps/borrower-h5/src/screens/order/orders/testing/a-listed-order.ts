import type { ProblemOptions, ProblemOrder } from '@peace/api-client/contract/complaint/problem-init';

/** One of the borrower's orders, for tests and stories. */
export function aListedOrder(changes: Partial<ProblemOrder> = {}): ProblemOrder {
  return {
    orderNo: '7001',
    productLogo: '',
    productName: 'Bayani Cash',
    status: 'To be repaid',
    allowsCollection: true,
    rows: [
      { label: 'Loan amount', value: '₱5,000.00' },
      { label: 'Application date', value: '2026-08-28' },
    ],
    ...changes,
  };
}

/** The answer that lists orders. */
export function listing(...orders: ProblemOrder[]): ProblemOptions {
  return { types: [], subTypes: [], selectedOrder: null, orders };
}
