import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useCallback, useRef } from 'react';
import type { StoredRecord } from '#shared/attempt/attempt-state.ts';
import type { VerifyResult } from '#shared/attempt/attempt-event.ts';
import { useFailureToast } from '#shared/reading/use-failure-toast.ts';
import { getOrderQuietly, useFreshRead } from '#shared/reading/use-fresh-read.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { verifyPayment } from './payment-evidence.ts';
import type { PaymentTypes } from './payment.ts';

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
