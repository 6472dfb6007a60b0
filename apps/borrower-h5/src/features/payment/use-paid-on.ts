import type { DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { isOutdated } from '#shared/reading/refresh.ts';
import { useServices } from '#shared/services.tsx';

/** Figures that a payment is decided on. */
export interface PaidOn {
  readonly isAged: () => boolean;
  /** Reads them again; resolves with whether they are the same as before. */
  readonly isUnchanged: () => Promise<boolean>;
}

/**
 * Figures that the page has read, and that a payment is decided on. What was never read is not shown, and so not read here.
 *
 * @param markOf what must not have changed
 */
export function usePaidOn<E extends Endpoint>(
  endpoint: E,
  payload: PayloadOf<E>,
  markOf: (data: DomainOf<E>) => unknown,
): PaidOn {
  const { api, clock } = useServices();
  const queries = useQueryClient();
  const options = queryOptionsFor(api, endpoint, payload);
  const state = () => queries.getQueryState(options.queryKey);

  // That a read fails now and did not before is a change, too; that it fails once more is none.
  const mark = () => {
    const { data, error } = state() ?? {};
    return data === undefined || error ? 'unread' : JSON.stringify(markOf(data));
  };
  return {
    isAged: () => {
      const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = state() ?? {};
      const readAt = Math.max(dataUpdatedAt, errorUpdatedAt);
      return readAt > 0 && isOutdated(readAt, clock.now());
    },
    isUnchanged: async () => {
      const before = mark();
      await queries.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined);
      return mark() === before;
    },
  };
}
