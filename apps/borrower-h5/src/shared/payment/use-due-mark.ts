import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { dueMarkOf } from './payment-evidence.ts';
import type { DueMark } from './payment.ts';

/**
 * What is due of an order, for a page that shows something else of it: what a payment that is begun there is recognised by
 * later. Null until it is known as it stands now: an old mark would take an earlier payment for this one.
 *
 * @param isShown the page itself shows what is due, and so reads it: it is not read once more
 */
export function useDueMark(
  ids: OrderIds,
  isNeeded: boolean,
  isShown = false,
): { readonly due: DueMark | null; readonly reload: () => void } {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, ids),
    enabled: isNeeded,
    ...(isShown ? { staleTime: Infinity } : {}),
  });
  return {
    due: data && !isFetching && !error ? dueMarkOf(data) : null,
    reload: () => void (isNeeded && refetch()),
  };
}
