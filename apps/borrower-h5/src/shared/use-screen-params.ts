import { readParams, type ParamKinds, type ReadParams, type ScreenAddress } from '@peace/screens';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { knownOrder, rememberOrders } from './known-orders.ts';
import { useServices } from './services.tsx';
import { itemAccessOf } from './state/item-access.ts';

/**
 * A screen's parameters from the address; the same object until one of them changes. The product of an order is remembered, and
 * taken from an earlier visit where the address does not name it: each call of the order has it then.
 */
export function useScreenParams<const Params extends ParamKinds>(
  address: ScreenAddress<Params>,
): ReadParams<ScreenAddress<Params>> {
  const services = useServices();
  const [query] = useSearchParams();
  const given = new URLSearchParams(
    Object.keys(address.params).map((name) => [name, query.get(name)?.trim() ?? '']),
  ).toString();
  const isOfProduct = 'orderId' in address.params && address.params['productId'] === 'optional';
  const read = useMemo(() => {
    const values = new URLSearchParams(given);
    const orderId = values.get('orderId');
    const product = isOfProduct && orderId && !values.get('productId') && knownOrder(itemAccessOf(services), orderId);
    if (product && product.productId) values.set('productId', product.productId);
    return readParams(address, values);
  }, [services, address, given, isOfProduct]);
  useEffect(() => {
    const values = new URLSearchParams(given);
    const [orderId, productId] = [values.get('orderId'), values.get('productId')];
    if (orderId && productId) rememberOrders(itemAccessOf(services), [{ orderId, productId }]);
  }, [services, given]);
  return read;
}
