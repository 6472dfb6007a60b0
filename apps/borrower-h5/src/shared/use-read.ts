import type { ApiError, DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#shared/services.tsx';

/** What is known of something read from the backend. `reload` reads it again. */
export type Read<Data> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      readonly reload: () => Promise<unknown>;
    }
  | { readonly kind: 'ready'; readonly data: Data; readonly reload: () => Promise<unknown> };

/** Reads an endpoint for a screen. A failed re-read keeps showing what was read before. */
export function useRead<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>): Read<DomainOf<E>> {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(queryOptionsFor(api, endpoint, payload));
  if (data !== undefined) return { kind: 'ready', data, reload: refetch };
  if (error) return { kind: 'failed', error: error.error, isRetrying: isFetching, reload: refetch };
  return { kind: 'loading' };
}
