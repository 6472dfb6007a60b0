import { isUnknownOutcome } from '@peace/api-client';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { knownOrder, rememberOrders } from './known-orders.ts';
import type { OrderIds } from './order-ids.ts';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/storage/stored-item.ts';
import type { ReadState } from '#shared/reading/use-read.ts';

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
