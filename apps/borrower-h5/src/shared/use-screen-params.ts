import { readParams, type ParamKinds, type ReadParams, type ScreenAddress } from '@peace/screens';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withProductOf } from './known-orders.ts';
import { useServices } from './services.tsx';

/**
 * A screen's parameters from the address; the same object until one of them changes. The product of an order is taken from an
 * earlier visit where the address does not name it: each call of the order has it then.
 */
export function useScreenParams<const Params extends ParamKinds>(
  address: ScreenAddress<Params>,
): ReadParams<ScreenAddress<Params>> {
  const services = useServices();
  const [query] = useSearchParams();
  const given = new URLSearchParams(
    Object.keys(address.params).map((name) => [name, query.get(name)?.trim() ?? '']),
  ).toString();
  return useMemo(
    () => readParams(address, withProductOf(services, address.params, new URLSearchParams(given))),
    [services, address, given],
  );
}
