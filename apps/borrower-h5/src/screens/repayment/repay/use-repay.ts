import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { RepaymentPageProps } from '#features/payment/repayment-page.tsx';
import { useRepayment } from '#features/payment/use-repayment.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { screenRoute } from '#shared/navigation/screen-route.tsx';
import { repayScreen } from './repay.screen.ts';
import { RepayView } from './repay.view.tsx';

export function useRepay(ids: OrderIds): RepaymentPageProps<PeriodRepayment> {
  const read = useRead(getPeriodRepayment, ids);
  const amount = read.state.kind === 'ready' ? read.state.data.amount : null;
  return useRepayment({ ids, purpose: 'repayment', read, amount });
}

/** `/repay?productId&orderId`; without a product id, by the order's alone. */
export const RepayRoute = screenRoute({ ...repayScreen, useController: useRepay, View: RepayView });
