import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/use-restored.ts';
import type { ListedOrder } from './find-application.model.ts';

/** The borrower's orders, so that a new one can be distinguished from those before it. */
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
  useRestored(useCallback(() => void read(), [read]));
  return { read, numbers: () => known.current };
}
