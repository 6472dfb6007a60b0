import { declareItem, readLocalItem } from '@peace/web-platform/storage';
import { array, boolean, nullable, object, string } from 'valibot';

/** What is stored of the borrower's orders, for `known-orders.ts` as well. */
export const knownOrdersSchema = array(
  object({ orderId: string(), productId: nullable(string()), isPayable: boolean() }),
);

/**
 * What `known-orders.ts` has of an order, for the page's first script. Whose it is is not asked: it only says which read is sent,
 * with the credentials of the session that there is.
 */
export function earlyKnownOrder(window: Pick<Window, 'localStorage'>, orderId: string) {
  const declared = declareItem({ version: 3, key: 'order-products', schema: object({ value: knownOrdersSchema }) });
  return readLocalItem(window, declared)?.value.find((order) => order.orderId === orderId);
}
