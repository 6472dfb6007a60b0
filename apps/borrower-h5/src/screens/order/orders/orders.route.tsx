import { plainMessage } from '@peace/i18n';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { useOrders } from './use-orders.tsx';

/**
 * `/order?source`. The specification gives this screen no call of its own: it shows the orders that `problem-init`
 * lists. With `source=loanDetail` it is where a changed bank account leads.
 */
export const OrdersRoute = screenRoute({
  address: screens.orders,
  title: plainMessage(ordersMessages, 'title'),
  useController: useOrders,
  View: OrdersScreen,
});
