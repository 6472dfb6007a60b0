import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import type { Trace } from './applying.model.ts';

/**
 * Looks for the order that an application made.
 *
 * @param before the numbers of the orders there were before it was sent; null when they are not known
 * @param orders the orders there are now; null when they could not be read
 * @param productName of the loan: where several orders are new, its own goes first
 */
export function traceOf(
  before: readonly string[] | null,
  orders: readonly Pick<ComplaintOrder, 'orderNo' | 'productName'>[] | null,
  productName: string,
): Trace {
  if (!orders) return { kind: 'unreadable' };
  // Without any order there is nothing to be unsure about.
  if (!before && orders.length > 0) return { kind: 'unsure' };
  const added = orders.filter(({ orderNo }) => !before?.includes(orderNo));
  const found = added.find((order) => order.productName === productName) ?? added[0];
  return found ? { kind: 'found', orderNo: found.orderNo } : { kind: 'none' };
}
