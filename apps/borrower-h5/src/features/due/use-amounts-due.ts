import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { type ApiFailure, queryOptionsFor } from '@peace/api-client/react-query';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Clock } from '@peace/money-date';
import { useCallback } from 'react';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { combinedRefresh, type Refresh } from '#shared/reading/refresh.ts';
import { useServices } from '#shared/services.tsx';
import { dueStateOf, type DueState } from './due.model.ts';

/** Reads what is due of an order, from `loan-play-detail` (docs/decisions/orders.md). Not `enabled`: only what another screen has read is there. */
export function useAmountDue(ids: OrderIds, enabled: boolean) {
  const { clock } = useServices();
  const { refetch, ...read } = useQuery({ ...useAmountDueOptions()(ids), enabled });
  const reload = useCallback(() => void (enabled && refetch()), [enabled, refetch]);
  return { state: stateOf(read), refresh: refreshOf(read, enabled, clock), reload };
}

export function useAmountsDue(orders: readonly OrderIds[], enabled: boolean) {
  const { clock } = useServices();
  const queryClient = useQueryClient();
  const optionsOf = useAmountDueOptions();
  const reads = useQueries({ queries: orders.map((ids) => ({ ...optionsOf(ids), enabled })) });
  const reload = useCallback(
    () => void queryClient.refetchQueries({ queryKey: [getPeriodRepayment.name], type: 'active' }),
    [queryClient],
  );
  const refresh = combinedRefresh(reads.map((read) => refreshOf(read, enabled, clock)));
  return { states: reads.map(stateOf), refresh, reload };
}

function useAmountDueOptions() {
  const { api } = useServices();
  return (ids: OrderIds) => queryOptionsFor(api, getPeriodRepayment, ids);
}

type AmountDueRead = Pick<
  UseQueryResult<PeriodRepayment, ApiFailure>,
  'data' | 'dataUpdatedAt' | 'error' | 'isFetching'
>;

/** An amount that was read stays until a newer one is there. */
function stateOf({ data, error }: AmountDueRead): DueState {
  if (data) return dueStateOf(data);
  return { kind: error ? 'failed' : 'loading' };
}

/** Whether what is shown is the newest there is. A first read has words of its own, and what is not read is not shown. */
function refreshOf({ data, dataUpdatedAt, error, isFetching }: AmountDueRead, enabled: boolean, clock: Clock): Refresh {
  if (!enabled || !data) return { kind: 'done' };
  if (isFetching) return { kind: 'running' };
  // React Query has the time by the phone's clock, which may be days off.
  return error
    ? { kind: 'failed', error: error.error, readAt: dataUpdatedAt + clock.now() - Date.now() }
    : { kind: 'done' };
}
