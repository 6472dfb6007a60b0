import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OrderIds } from '#shared/order-ids.ts';
import { useServices } from '#shared/services.tsx';
import { takeEarlySecondResponse } from '#shared/early-second-response.ts';
import { dueStateOf, type DueState } from './due.model.ts';

/** What is due of some orders, in their order. */
export interface Dues {
  readonly states: readonly DueState[];
  /** Reads again what was asked; the same function for as long as the screen is there. */
  readonly reload: () => void;
}

/**
 * Reads what is due of orders. The specification has it as values in `loan-play-detail` alone (docs/decisions/orders.md).
 *
 * @param isAsked before that only what is known from another screen is there
 */
export function useAmountsDue(orders: readonly OrderIds[], isAsked: boolean): Dues {
  const { api, window } = useServices();
  const queryClient = useQueryClient();
  const reload = useCallback(
    () => void queryClient.refetchQueries({ queryKey: [getPeriodRepayment.name], type: 'active' }),
    [queryClient],
  );
  const reads = useQueries({
    queries: orders.map((ids) => ({
      ...queryOptionsFor(api, getPeriodRepayment, ids, () => takeEarlySecondResponse(window, getPeriodRepayment, ids)),
      enabled: isAsked,
    })),
  });
  return { states: reads.map(({ data, isError, isFetching }) => stateOf(data, isError && !isFetching)), reload };
}

/** What was read stays for as long as nothing newer is there. */
function stateOf(info: PeriodRepayment | undefined, isFailed: boolean): DueState {
  if (info) return dueStateOf(info);
  return isFailed ? { kind: 'failed' } : { kind: 'loading' };
}
