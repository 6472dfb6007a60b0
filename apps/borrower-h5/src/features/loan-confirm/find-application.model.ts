import type { VerifyResult } from '#shared/attempt/index.ts';
import type { Application, ApplicationRequest } from './application-attempt.ts';

/** An order among the borrower's, as far as it tells whether it is the one applied for. */
export interface ListedOrder {
  readonly orderNo: string;
  readonly productName: string;
}

/**
 * Looks for the order that an application made: one that was not there before, of its product. An order of another
 * product, or one that may be older, is not taken for it; where the orders do not tell, nothing is said of them.
 *
 * @param orders the orders there are now; null when they could not be read
 */
export function findApplication(
  { ordersBefore, productName }: ApplicationRequest,
  orders: readonly ListedOrder[] | null,
): VerifyResult<Application> {
  if (!orders) return { kind: 'unreadable' };
  const added = orders.filter(({ orderNo }) => !ordersBefore?.includes(orderNo));
  if (added.length === 0) return { kind: 'notFound' };
  const found = added.find((order) => productName !== '' && order.productName === productName);
  if (ordersBefore === null || !found) return { kind: 'unreadable' };
  return { kind: 'arrived', evidence: { orderNo: found.orderNo } };
}
