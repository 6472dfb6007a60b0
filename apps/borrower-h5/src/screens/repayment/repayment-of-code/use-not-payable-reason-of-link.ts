import { queryOptionsFor } from '@peace/api-client/react-query';
import type { ParamsOf, screens } from '@peace/screens';
import { useQuery } from '@tanstack/react-query';
import { getOrderQuietly } from '#shared/payment/get-order-quietly.ts';
import { type NotPayableReason, findNotPayableReason } from '#shared/payment/not-payable-reason.ts';
import { useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/use-restored.ts';

/**
 * Why the order of a link cannot be paid (any more), now and on each return; null where it can, where the link names none,
 * and until it was read: a counter may have no network.
 */
export function useNotPayableReasonOfLink({
  orderId,
  productId,
}: ParamsOf<typeof screens.repaymentOfCode>): NotPayableReason | null {
  const { api } = useServices();
  const isNamed = orderId !== undefined;
  const { data, refetch } = useQuery({
    ...queryOptionsFor(api, getOrderQuietly, { orderId: orderId ?? '', productId }),
    enabled: isNamed,
  });
  useRestored(() => {
    if (isNamed) void refetch();
  });
  return data ? findNotPayableReason(data, 'repayment') : null;
}
