import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { useOrderReading } from '#features/payment/use-order-reading.ts';
import { useRepaymentPage } from '#features/payment/use-repayment-page.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { repayScreen } from './repay.screen.ts';
import { RepayView } from './repay.view.tsx';

export function useRepay(ids: OrderIds): RepaymentPageProps<PeriodRepayment> {
  return useRepaymentPage(useOrderReading(ids, 'repayment'));
}

/** `/repay?productId&orderId`; without a product id, by the order's alone. */
export const RepayRoute = screenRoute({ ...repayScreen, useController: useRepay, View: RepayView });
