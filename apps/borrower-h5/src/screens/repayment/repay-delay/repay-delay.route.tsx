import type { ReactElement } from 'react';
import { useDelayRepayment } from '#features/repayment/use-repayment.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { repayDelayFirst } from './repay-delay.first.ts';
import { RepayDelayScreen } from './repay-delay-screen.tsx';

/** `/repayDelay?productId&orderId`; without a product id, by the order's alone. */
export const RepayDelayRoute = screenRoute({ ...repayDelayFirst, Page: RepayDelay });

function RepayDelay({ params }: { readonly params: OrderIds }): ReactElement {
  const { page, receipt } = useDelayRepayment(params);
  return <RepayDelayScreen {...page} receipt={receipt} />;
}
