import type { ApiError, DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Refresh } from '#shared/refresh.ts';
import { useServices } from '#shared/services.tsx';
import { useFailureToast } from '#shared/use-failure-toast.ts';

/** What is known of something read from the backend. `reload` reads it again. */
export type Read<Data> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      readonly reload: () => Promise<unknown>;
    }
  | {
      readonly kind: 'ready';
      readonly data: Data;
      /** Whether `data` is the newest there is. */
      readonly refresh: Refresh;
      readonly reload: () => Promise<unknown>;
    };

/** Reads an endpoint for a screen. A failed re-read keeps showing what was read before, and says so in a toast. */
export function useRead<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): Read<DomainOf<E>> {
  const { api } = useServices();
  const { data, dataUpdatedAt, error, errorUpdateCount, isFetching, refetch } = useQuery(
    queryOptionsFor(api, endpoint, payload),
  );
  useFailedRereads(data === undefined ? null : (error?.error ?? null), errorUpdateCount);
  if (data !== undefined) {
    const refresh: Refresh = isFetching
      ? { kind: 'running' }
      : error
        ? { kind: 'failed', error: error.error, readAt: dataUpdatedAt }
        : { kind: 'done' };
    return { kind: 'ready', data, refresh, reload: refetch };
  }
  if (error) return { kind: 'failed', error: error.error, isRetrying: isFetching, reload: refetch };
  return { kind: 'loading' };
}

/** `count` grows with each failure; those from before the screen was opened were said then. */
function useFailedRereads(error: ApiError | null, count: number): void {
  const sayFailure = useFailureToast();
  const said = useRef(count);
  useEffect(() => {
    if (error && said.current !== count) sayFailure(error);
    said.current = count;
  }, [error, count, sayFailure]);
}
