import type { StoredRecord, VerifyResult } from '#shared/attempt/index.ts';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useCallback, useRef } from 'react';
import { useFailureToast } from '#shared/use-failure-toast.ts';
import { useFreshRead } from '#shared/use-read.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { verifyPayment } from './payment-evidence.ts';
import type { PaymentTypes } from './payment.ts';
import { getOrder } from '@peace/api-client/contract/order/get-order';

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
