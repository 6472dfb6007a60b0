import { getExtension, type Extension } from '@peace/api-client/contract/repayment/get-extension';
import type { RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { useRepayment } from '#features/payment/use-repayment.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { screenRoute } from '#shared/navigation/screen-route.tsx';
import { repayDelayScreen } from './repay-delay.screen.ts';
import { RepayDelayView } from './repay-delay.view.tsx';

export function useRepayDelay(ids: OrderIds): RepaymentPageProps<Extension> {
  const read = useRead(getExtension, ids);
  const amount = read.state.kind === 'ready' ? read.state.data.delayAmount : null;
  return useRepayment({ ids, purpose: 'extension', read, amount });
}

/** `/repayDelay?productId&orderId`; without a product id, by the order's alone. */
export const RepayDelayRoute = screenRoute({
  ...repayDelayScreen,
  useController: useRepayDelay,
  View: RepayDelayView,
});
