import type { ReactElement } from 'react';
import { usePeriodRepayment } from '#features/repayment/use-repayment.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { repayFirst } from './repay.first.ts';
import { RepayScreen } from './repay-screen.tsx';

/** `/repay?productId&orderId`; without a product id, by the order's alone. */
export const RepayRoute = screenRoute({ ...repayFirst, Page: Repay });

function Repay({ params }: { readonly params: OrderIds }): ReactElement {
  const { page, receipt } = usePeriodRepayment(params);
  return <RepayScreen {...page} receipt={receipt} />;
}
