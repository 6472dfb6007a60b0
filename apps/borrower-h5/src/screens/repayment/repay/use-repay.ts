import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { useOrderReading } from '#features/payment/use-order-reading.ts';
import { useRepayment } from '#features/payment/use-repayment.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { repayScreen } from './repay.screen.ts';
import { RepayView } from './repay.view.tsx';

export function useRepay(ids: OrderIds): RepaymentPageProps<PeriodRepayment> {
  return useRepayment(useOrderReading(ids, 'repayment'));
}

/** `/repay?productId&orderId`; without a product id, by the order's alone. */
export const RepayRoute = screenRoute({ ...repayScreen, useController: useRepay, View: RepayView });
