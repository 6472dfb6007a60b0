import { isUnknownOutcome } from '@peace/api-client';
import type { ParamKinds } from '@peace/screens';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { array, boolean, nullable, object, string } from 'valibot';
import type { OrderIds } from '#shared/order-ids.ts';
import { useServices } from '#shared/services.tsx';
import type { ReadState } from '#shared/use-read.ts';
import { itemAccessOf, defineStoredItem, openItem, type ItemAccess } from '#shared/state/stored-item.ts';

/** A borrower has a few orders at a time. */
const longest = 20;

/** What responses have said of an order: its product, and whether it could be paid. The early page reads the same (`early-known-order.ts`). */
const knownOrdersItem = defineStoredItem({
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

/** The orders whose remembered product a read was refused with: this page goes on without it. */
export const forgottenProductsAtom = atom<readonly string[]>([]);

/**
 * Remembers the product with which an order was read: other links and the list of orders do not name it. A link alone is not
 * believed, since payments and accounts go by the product. One that a read is refused with is forgotten, and the page tries without.
 */
export function useConfirmedProduct({ orderId, productId }: OrderIds, state: ReadState<unknown>): void {
  const services = useServices();
  const setForgotten = useSetAtom(forgottenProductsAtom);
  const refresh = state.kind === 'ready' ? state.refresh : null;
  const error = state.kind === 'failed' ? state.error : refresh?.kind === 'failed' ? refresh.error : null;
  const isRefused = error !== null && error.kind !== 'sessionEnded' && !isUnknownOutcome(error);
  const isRead = refresh?.kind === 'done';
  useEffect(() => {
    const access = itemAccessOf(services);
    if (isRead && productId) rememberOrders(access, [{ orderId, productId }]);
    if (!isRefused || !productId || knownOrder(access, orderId)?.productId !== productId) return;
    rememberOrders(access, [{ orderId, productId: null }]);
    setForgotten((orders) => [...orders, orderId]);
  }, [services, orderId, productId, isRead, isRefused, setForgotten]);
}
