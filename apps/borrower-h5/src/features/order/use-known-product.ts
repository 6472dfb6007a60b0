import { useEffect, useMemo } from 'react';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { itemAccessOf } from '#shared/state/item-access.ts';
import { knownProduct, rememberProduct } from './known-products.ts';

/** The order's product: the link's, which is remembered, else what an earlier link said of the order. */
export function useKnownProduct({ productId, orderId }: OrderIds): string | undefined {
  const services = useServices();
  useEffect(() => {
    if (productId) rememberProduct(itemAccessOf(services), orderId, productId);
  }, [services, orderId, productId]);
  return useMemo(() => productId ?? knownProduct(itemAccessOf(services), orderId), [services, orderId, productId]);
}
