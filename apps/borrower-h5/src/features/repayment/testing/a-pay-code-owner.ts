import type { PayCodeOwner } from '#features/repayment/stored-pay-code.ts';

/** What a pay code is for, for tests and stories: the repayment of order 7001. */
export function aPayCodeOwner(changes: Partial<PayCodeOwner> = {}): PayCodeOwner {
  return { orderId: '7001', productId: '101', purpose: 'repayment', storedAt: 0, ...changes };
}
