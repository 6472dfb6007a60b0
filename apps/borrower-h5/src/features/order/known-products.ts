import { array, object, string } from 'valibot';
import { defineStoredItem, openItem, type ItemAccess } from '#shared/state/stored-item.ts';

/** A borrower has a few orders at a time. */
const longest = 20;

/**
 * Which product an order is of, as the links said that were opened here. The list of orders does not say it, nor does the
 * order itself, and binding an account needs it (decision 0035).
 */
const knownProductsItem = defineStoredItem({
  key: 'order-products',
  version: 2,
  schema: array(object({ orderId: string(), productId: string() })),
  owner: 'borrower',
  lifetime: 'a year',
});

/** Keeps what a link said of an order, the latest first. */
export function rememberProduct(access: ItemAccess, orderId: string, productId: string): void {
  const item = openItem(access, knownProductsItem);
  const others = (item.read() ?? []).filter((known) => known.orderId !== orderId);
  item.write([{ orderId, productId }, ...others].slice(0, longest));
}

/** The product of an order, if a link has said it. */
export function knownProduct(access: ItemAccess, orderId: string): string | undefined {
  return openItem(access, knownProductsItem)
    .read()
    ?.find((known) => known.orderId === orderId)?.productId;
}
