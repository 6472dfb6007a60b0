import type { DomainOf, Endpoint, PayloadOf, Result } from '@peace/api-client';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '#shared/services.tsx';

/**
 * Reads an endpoint again, never from the cache and never joining an earlier reading, and passes what was read to the
 * screens that show it. For what has to be known before the next step.
 */
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
