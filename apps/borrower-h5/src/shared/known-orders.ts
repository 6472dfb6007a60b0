import { array, boolean, nullable, object, string } from 'valibot';
import { defineStoredItem, openItem, type ItemAccess } from '#shared/state/stored-item.ts';

/** A borrower has a few orders at a time. */
const longest = 20;

/**
 * What earlier visits said of an order: its product, which the list of orders does not name and each call takes, and
 * whether it could be paid, so that what is due can be asked for together with the order. The early page reads
 * the same by `early-known-order.ts`, which knows how it is stored.
 */
const knownOrdersItem = defineStoredItem({
  key: 'order-products',
  version: 3,
  schema: array(object({ orderId: string(), productId: nullable(string()), isPayable: boolean() })),
  owner: 'borrower',
  lifetime: 'a year',
});

/** What is known of an order. */
export interface KnownOrder {
  readonly productId: string | undefined;
  /** It could be paid when it was last seen. */
  readonly isPayable: boolean;
}

/** Notes what a link or an answer said of orders, the latest first. What it does not say stays as it was. */
export function rememberOrders(
  access: ItemAccess,
  seen: readonly (Partial<KnownOrder> & { readonly orderId: string })[],
): void {
  const item = openItem(access, knownOrdersItem);
  const before = item.read() ?? [];
  const noted = seen.map(({ orderId, productId, isPayable }) => {
    const known = before.find((each) => each.orderId === orderId);
    return {
      orderId,
      productId: productId ?? known?.productId ?? null,
      isPayable: isPayable ?? known?.isPayable ?? false,
    };
  });
  const others = before.filter((known) => !seen.some(({ orderId }) => orderId === known.orderId));
  const all = [...noted, ...others].slice(0, longest);
  if (JSON.stringify(all) !== JSON.stringify(before)) item.write(all);
}

/** What is known of an order; null where nothing is. */
export function knownOrder(access: ItemAccess, orderId: string): KnownOrder | null {
  const known = openItem(access, knownOrdersItem)
    .read()
    ?.find((each) => each.orderId === orderId);
  return known ? { productId: known.productId ?? undefined, isPayable: known.isPayable } : null;
}
