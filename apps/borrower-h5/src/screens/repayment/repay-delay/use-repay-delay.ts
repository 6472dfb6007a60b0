import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import type { RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { useOrderReading } from '#features/payment/use-order-reading.ts';
import { useRepaymentPage } from '#features/payment/use-repayment-page.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { repayDelayScreen } from './repay-delay.screen.ts';
import { RepayDelayView } from './repay-delay.view.tsx';

export function useRepayDelay(ids: OrderIds): RepaymentPageProps<Extension> {
  return useRepaymentPage(useOrderReading(ids, 'extension'));
}

/** `/repayDelay?productId&orderId`; without a product id, by the order's alone. */
export const RepayDelayRoute = screenRoute({
  ...repayDelayScreen,
  useController: useRepayDelay,
  View: RepayDelayView,
});
