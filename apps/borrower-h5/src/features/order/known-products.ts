import type { ItemStorage, StoredItem } from '@peace/web-platform/storage';
import { array, object, string, type InferOutput } from 'valibot';

const schema = array(object({ orderId: string(), productId: string() }));
type KnownProducts = InferOutput<typeof schema>;

/** A borrower has a few orders at a time. */
const longest = 20;

/**
 * Which product an order is of, as the links said that were opened here. The list of orders does not say it, nor does the
 * order itself, and binding an account needs it (decision 0035).
 */
function storedProducts(storage: ItemStorage): StoredItem<KnownProducts> {
  return storage.item({ key: 'order-products', version: 1, schema });
}

/** Keeps what a link said of an order, the latest first. */
export function rememberProduct(storage: ItemStorage, orderId: string, productId: string): void {
  const item = storedProducts(storage);
  const others = (item.read() ?? []).filter((known) => known.orderId !== orderId);
  item.write([{ orderId, productId }, ...others].slice(0, longest));
}

/** The product of an order, if a link has said it. */
export function knownProduct(storage: ItemStorage, orderId: string): string | undefined {
  return storedProducts(storage)
    .read()
    ?.find((known) => known.orderId === orderId)?.productId;
}
