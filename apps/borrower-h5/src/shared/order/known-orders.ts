import type { ParamKinds } from '@peace/screens';
import { array, boolean, nullable, object, string } from 'valibot';
import { defineItem } from '@peace/web-platform/storage';
import { openItem, type ItemAccess } from '#shared/storage/stored-item.ts';

/** A borrower has a few orders at a time. */
const longest = 20;

/** Each order's product, and whether it was payable when last read. The early page reads the same item (`early-known-order.ts`). */
const knownOrdersItem = defineItem({
  key: 'order-products',
  version: 3,
  schema: array(object({ orderId: string(), productId: nullable(string()), isPayable: boolean() })),
  owner: 'borrower',
  lifetime: 'a year',
});

export interface KnownOrder {
  readonly productId: string | undefined;
  readonly isPayable: boolean;
}

/** Notes what a response said of orders, the latest first. What it does not say stays as it was. */
export function rememberOrders(
  access: ItemAccess,
  seen: readonly { readonly orderId: string; readonly productId?: string | null; readonly isPayable?: boolean }[],
): void {
  const item = openItem(access, knownOrdersItem);
  const before = item.read() ?? [];
  const noted = seen.map((order) => ({
    productId: null,
    isPayable: false,
    ...before.find(({ orderId }) => orderId === order.orderId),
    ...order,
  }));
  const others = before.filter((known) => !seen.some(({ orderId }) => orderId === known.orderId));
  const all = [...noted, ...others].slice(0, longest);
  if (JSON.stringify(all) !== JSON.stringify(before)) item.write(all);
}

export function knownOrder(access: ItemAccess, orderId: string): KnownOrder | null {
  const known = openItem(access, knownOrdersItem)
    .read()
    ?.find((each) => each.orderId === orderId);
  return known ? { productId: known.productId ?? undefined, isPayable: known.isPayable } : null;
}

/** The values of an address, with the product of its order where only an earlier visit named it. */
export function withKnownProduct(
  params: ParamKinds,
  query: URLSearchParams,
  known: (orderId: string) => { readonly productId: string | null | undefined } | null | undefined,
): URLSearchParams {
  const orderId = query.get('orderId')?.trim();
  if (params['productId'] !== 'optional' || !orderId || query.get('productId')?.trim()) return query;
  const productId = known(orderId)?.productId;
  if (productId) query.set('productId', productId);
  return query;
}
