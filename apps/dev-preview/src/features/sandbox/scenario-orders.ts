import type { OrderSummary } from '@peace/sandbox/client';

/** The orders that the borrower of the chosen scenario has; the sandbox knows those of every scenario. */
export const borrowersOrders = (orders: readonly OrderSummary[]): readonly OrderSummary[] =>
  orders.filter(({ isListed }) => isListed);

/** Of what belongs to orders, such as pay codes, what belongs to the borrower's. */
export function ofBorrower<T extends { readonly orderId: string }>(
  items: readonly T[],
  orders: readonly OrderSummary[],
): readonly T[] {
  const ids = new Set(borrowersOrders(orders).map(({ orderId }) => orderId));
  return items.filter(({ orderId }) => ids.has(orderId));
}
