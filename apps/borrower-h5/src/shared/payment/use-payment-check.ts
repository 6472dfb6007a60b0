import type { DomainOf, Endpoint, PayloadOf, Result } from '@peace/api-client';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { StoredRecord, VerifyResult } from '#shared/attempt/index.ts';
import { useFailureToast } from '#shared/use-failure-toast.ts';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { verifyPayment } from './payment-evidence.ts';
import type { PaymentTypes } from './payment.ts';

const { loadingText: _, ...quiet } = getOrder;

/** The order of a repayment page: read beside what the page shows, so without the loading toast of Order Details. */
export const getOrderQuietly: typeof getOrder = quiet;

/** Reads what tells whether an order's payment arrived: its status, and what is due. What was read, the page shows. */
export function usePaymentCheck(ids: OrderIds, { isQuiet }: { readonly isQuiet: boolean } = { isQuiet: false }) {
  const readOrder = useFreshRead(getOrderQuietly, ids);
  const readInfo = useFreshRead(getPeriodRepayment, ids);
  const sayFailure = useFailureToast();
  const saidOf = useRef<string | null>(null);
  return useCallback(
    async (record: StoredRecord<PaymentTypes>, signal: AbortSignal): Promise<VerifyResult<PaymentTypes>> => {
      const { request } = record;
      const [order, info] = await Promise.all([readOrder(signal), request?.due ? readInfo(signal) : null]);
      const verified = verifyPayment(request, order, info);
      const failed = order.kind === 'failed' ? order : info?.kind === 'failed' ? info : null;
      // The page says what that means; a toast says why, once: the checks go on by themselves.
      if (!isQuiet && failed && verified.kind === 'unreadable' && saidOf.current !== record.key) {
        saidOf.current = record.key;
        sayFailure(failed.error);
      }
      return verified;
    },
    [readOrder, readInfo, sayFailure, isQuiet],
  );
}

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
