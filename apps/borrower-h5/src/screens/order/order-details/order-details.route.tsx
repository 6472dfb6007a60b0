import type { ReactElement } from 'react';
import type { OrderIds } from '#shared/order-ids.ts';
import { OrderPayment } from '#shared/order-payment.tsx';
import { screenRoute } from '#shared/screen-route.tsx';
import { orderDetailsFirst } from './order-details.first.ts';
import { OrderDetailsView } from './order-details-view.tsx';
import { useOrderDetails } from './use-order-details.ts';

/** `/loanDetail?productId&orderId`; without a product id, by the order's alone. */
export const OrderDetailsRoute = screenRoute({ ...orderDetailsFirst, Page: OrderDetails });

function OrderDetails({ params }: { readonly params: OrderIds }): ReactElement {
  const view = useOrderDetails(params);
  const { state } = view.page;
  const productName = state.kind === 'ready' ? state.data.productName : '';
  const page = {
    ...view.page,
    payment: <OrderPayment ids={params} productName={productName} isBrief={false} />,
  };
  return <OrderDetailsView {...view} page={page} />;
}
