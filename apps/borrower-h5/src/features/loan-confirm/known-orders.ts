import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { atom } from 'jotai';
import { useEffect } from 'react';
import type { AttemptServices } from '#shared/attempt/define-attempts.ts';
import { useRestored } from '#shared/navigation/use-is-here.ts';

/** The numbers of the borrower's orders; null while they are not known. */
export const knownOrdersAtom = atom<readonly string[] | null>(null);

/** Reads the borrower's orders; null where they cannot be read. */
export async function readOrders(
  { api, store }: Pick<AttemptServices, 'api' | 'store'>,
  signal?: AbortSignal,
): Promise<readonly ListedOrder[] | null> {
  store.set(knownOrdersAtom, null);
  const result = await api.call(getComplaintOptions, {}, { signal });
  if (result.kind === 'failed') return null;
  const { orders } = result.data;
  store.set(
    knownOrdersAtom,
    orders.map(({ orderNo }) => orderNo),
  );
  return orders;
}

/** Reads them on entry and on every return: meanwhile another page may have applied. */
export function useKnownOrders(services: AttemptServices): void {
  useEffect(() => {
    const controller = new AbortController();
    void readOrders(services, controller.signal);
    return () => controller.abort();
  }, [services]);
  useRestored(() => void readOrders(services));
}

export interface ListedOrder {
  readonly orderNo: string;
  readonly productName: string;
}
