import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { takeEarlySecondResponse } from '#shared/early-second-response.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { useServices } from '#shared/services.tsx';
import { dueStateOf, type DueState } from './due.model.ts';

/** Reads what is due of an order, from `loan-play-detail` (docs/decisions/orders.md). Not `enabled`: only what another screen has read is there. */
export function useAmountDue(ids: OrderIds, enabled: boolean) {
  const { refetch, ...read } = useQuery({ ...useAmountDueOptions()(ids), enabled });
  const reload = useCallback(() => void (enabled && refetch()), [enabled, refetch]);
  return { state: stateOf(read), reload };
}

export function useAmountsDue(orders: readonly OrderIds[], enabled: boolean) {
  const queryClient = useQueryClient();
  const optionsOf = useAmountDueOptions();
  const reads = useQueries({ queries: orders.map((ids) => ({ ...optionsOf(ids), enabled })) });
  const reload = useCallback(
    () => void queryClient.refetchQueries({ queryKey: [getPeriodRepayment.name], type: 'active' }),
    [queryClient],
  );
  return { states: reads.map(stateOf), reload };
}

/** The first read takes what the early page has requested: in the query, as what is in the cache before React is there would not hydrate. */
function useAmountDueOptions() {
  const { api, window } = useServices();
  return (ids: OrderIds) =>
    queryOptionsFor(api, getPeriodRepayment, ids, () => takeEarlySecondResponse(window, getPeriodRepayment, ids));
}

/** What was read stays for as long as nothing newer is there. */
function stateOf(read: {
  readonly data: PeriodRepayment | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}): DueState {
  if (read.data) return dueStateOf(read.data);
  return read.isError && !read.isFetching ? { kind: 'failed' } : { kind: 'loading' };
}
