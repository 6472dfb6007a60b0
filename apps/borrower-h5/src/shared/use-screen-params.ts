import { readParams, type ParamKinds, type ReadParams, type ScreenAddress } from '@peace/screens';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A screen's parameters from the address; the same object until one of them changes. */
export function useScreenParams<const Params extends ParamKinds>(
  address: ScreenAddress<Params>,
): ReadParams<ScreenAddress<Params>> {
  const [query] = useSearchParams();
  const given = new URLSearchParams(
    Object.keys(address.params).map((name) => [name, query.get(name) ?? '']),
  ).toString();
  return useMemo(() => readParams(address, new URLSearchParams(given)), [address, given]);
}
