import { screenRoute } from '#shared/screen-route.tsx';
import { orderDetailsFirst } from './order-details.first.ts';
import { OrderDetailsView } from './order-details-view.tsx';
import { useOrderDetails } from './use-order-details.tsx';

/** `/loanDetail?productId&orderId`; without a product id, by the order's alone. */
export const OrderDetailsRoute = screenRoute({
  ...orderDetailsFirst,
  useController: useOrderDetails,
  View: OrderDetailsView,
});
