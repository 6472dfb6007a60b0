import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import type { ParamsOf, screens } from '@peace/screens';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#shared/services.tsx';
import { checkOfCode, type LinkCheck } from './repayment-of-code.model.ts';

/**
 * Compares the code of a link with the order's own. A code that cannot be compared stays to be seen: a counter may have no
 * network.
 *
 * @param first what is known of the link itself
 */
export function useLinkCheck(
  { orderId, productId }: ParamsOf<typeof screens.repaymentOfCode>,
  payCode: string | null,
  first: LinkCheck,
): LinkCheck {
  const { api } = useServices();
  const { data } = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, { orderId: orderId ?? '', productId }),
    enabled: first === 'unconfirmed' && payCode !== null && orderId !== undefined,
  });
  const own = data?.defaultPayCode?.payCode;
  return first === 'confirmed' || payCode === null || own === undefined ? first : checkOfCode(payCode, own);
}
