import type { ComplaintOptions, ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { lenderLogos } from '#shared/testing/lender-logos.ts';

/** One of the borrower's orders, for tests and stories. */
export function aListedOrder(changes: Partial<ComplaintOrder> = {}): ComplaintOrder {
  return {
    orderNo: '7001',
    productLogo: lenderLogos.bayaniCash,
    productName: 'Bayani Cash',
    status: null,
    statusText: 'To be repaid',
    allowsCollection: true,
    rows: [
      { label: 'Loan amount', value: '₱5,000.00' },
      { label: 'Application date', value: '2026-08-28' },
    ],
    ...changes,
  };
}

/** The response that lists orders. */
export function listing(...orders: ComplaintOrder[]): ComplaintOptions {
  return { types: [], subTypes: [], selectedOrder: null, orders };
}
