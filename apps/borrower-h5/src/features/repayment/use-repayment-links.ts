import { href, screens } from '@peace/screens';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { useNavigate } from 'react-router-dom';
import { useGoBack } from '#shared/use-go-back.ts';

/** Where a repayment page leads. */
export function useRepaymentLinks(ids: OrderIds) {
  const navigate = useNavigate();
  return {
    ...useOrderHelp(ids.orderId),
    onBack: useGoBack(),
    onInstructions: () => void navigate(href(screens.repaymentInstructions, { orderId: ids.orderId })),
    onOrder: () => void navigate(href(screens.orderDetails, { ...ids }), { replace: true }),
  };
}
