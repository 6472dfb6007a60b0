import type { ApiClient, DomainOf, Endpoint, PayloadOf, Result } from '@peace/api-client';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { queryOptionsFor } from '@peace/api-client/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isSameOrder, type OrderIds } from '#shared/order/order-ids.ts';

const { loadingText: _, ...quiet } = getOrder;

/** The order of a repayment page: read beside what the page shows, so without the loading toast of Order Details. */
export const getOrderQuietly: typeof getOrder = quiet;

export interface Reads {
  readonly api: ApiClient;
  readonly queries: QueryClient;
}

/** Reads what is known of an order again, never from the cache nor joining an earlier reading, and passes it to the screens that show it. */
export async function readAgain<E extends Endpoint>(
  { api, queries }: Reads,
  endpoint: E,
  payload: PayloadOf<E> & OrderIds,
  signal: AbortSignal,
): Promise<Result<DomainOf<E>>> {
  const result = await api.call(endpoint, payload, { signal });
  if (result.kind === 'failed' || signal.aborted) return result;
  const own = queryOptionsFor(api, endpoint, payload).queryKey;
  for (const queryKey of [own, ...keysOf(queries, endpoint, payload.orderId)]) {
    // An earlier reading that is still under way would overwrite this one.
    await queries.cancelQueries({ queryKey, exact: true });
    queries.setQueryData<DomainOf<E>>(queryKey, result.data);
  }
  return result;
}

/** The keys under which an endpoint was read for an order, in whichever spelling and with whichever product its screen has. */
function keysOf(queries: QueryClient, { name }: Endpoint, orderId: string) {
  return queries
    .getQueryCache()
    .findAll({ queryKey: [name] })
    .map(({ queryKey }) => queryKey)
    .filter(([, payload]) => isOfOrder(payload, orderId));
}

/** The product that an order was read with; undefined where no screen of this page knew it. */
export function productOf(queries: QueryClient, orderId: string): string | undefined {
  for (const { queryKey } of queries.getQueryCache().getAll()) {
    const [, payload] = queryKey;
    if (isOfOrder(payload, orderId) && payload.productId !== undefined) return payload.productId;
  }
  return undefined;
}

const isOfOrder = (payload: unknown, orderId: string): payload is OrderIds =>
  typeof payload === 'object' &&
  payload !== null &&
  'orderId' in payload &&
  typeof payload.orderId === 'string' &&
  isSameOrder(payload.orderId, orderId);
