import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/navigation/use-restored.ts';
import type { VerifyResult } from '#shared/attempt/attempt-event.ts';
import type { Application, ApplicationRequest } from './application-attempt.ts';

export interface KnownOrders {
  /** Null when they cannot be read. */
  readonly read: (signal?: AbortSignal) => Promise<readonly ListedOrder[] | null>;
  /** The numbers of those there are now; null while that is not known. */
  readonly numbers: () => readonly string[] | null;
}

/** Reads the borrower's orders on entry and on every return: meanwhile another page may have applied. */
export function useKnownOrders(): KnownOrders {
  const { api } = useServices();
  const known = useRef<readonly string[] | null>(null);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      known.current = null;
      const result = await api.call(getComplaintOptions, {}, { signal });
      if (result.kind === 'failed') return null;
      known.current = result.data.orders.map(({ orderNo }) => orderNo);
      return result.data.orders;
    },
    [api],
  );
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  useRestored(() => void read());
  return { read, numbers: () => known.current };
}

interface ListedOrder {
  readonly orderNo: string;
  readonly productName: string;
}

/** Looks for the order that an application made: a new one of its product. `orders`: null when they could not be read; nothing else is taken for it. */
export function findApplication(
  { ordersBefore, productName }: ApplicationRequest,
  orders: readonly ListedOrder[] | null,
): VerifyResult<Application> {
  if (!orders) return { kind: 'unreadable' };
  const added = orders.filter(({ orderNo }) => !ordersBefore?.includes(orderNo));
  if (added.length === 0) return { kind: 'notFound' };
  const found = added.find((order) => productName !== '' && order.productName === productName);
  if (ordersBefore === null || !found) return { kind: 'unreadable' };
  return { kind: 'arrived', evidence: { orderNo: found.orderNo } };
}
