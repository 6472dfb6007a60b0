import type { DomainOf, Endpoint, PayloadOf, Result } from '@peace/api-client';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '#shared/services.tsx';

const { loadingText: _, ...quiet } = getOrder;

/** The order of a repayment page: read beside what the page shows, so without the loading toast of Order Details. */
export const getOrderQuietly: typeof getOrder = quiet;

/** Reads an endpoint again, never from the cache nor joining an earlier reading, and passes what was read to the screens that show it. */
export function useFreshRead<E extends Endpoint>(
  endpoint: E,
  payload: PayloadOf<E>,
): (signal: AbortSignal) => Promise<Result<DomainOf<E>>> {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async (signal) => {
      const { queryKey } = queryOptionsFor(api, endpoint, payload);
      const result = await api.call(endpoint, payload, { signal });
      if (result.kind === 'ok' && !signal.aborted) {
        // An earlier reading that is still under way would overwrite this one.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<DomainOf<E>>(queryKey, result.data);
      }
      return result;
    },
    [api, endpoint, payload, queryClient],
  );
}
