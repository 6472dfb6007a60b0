import type { LoanDetails } from '@peace/api-client/contract/order/loan-details';
import { anOrder } from '#shared/testing/an-order.ts';

/** An order that is due and may be extended, for tests and stories. */
export function anOrderToPay(changes: Partial<LoanDetails> = {}): LoanDetails {
  return anOrder({ statusDescription: 'Please repay.', rows: [], canRollOver: true, ...changes });
}
