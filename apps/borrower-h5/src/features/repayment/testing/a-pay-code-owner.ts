import type { PayCodeOwner } from '#features/repayment/stored-pay-code.ts';

/** Whose pay code it is, for tests and stories: the repayment of order 7001. */
export function aPayCodeOwner(changes: Partial<PayCodeOwner> = {}): PayCodeOwner {
  return { orderId: '7001', productId: '101', purpose: 'repayment', userId: 'u-1', storedAt: 0, ...changes };
}
