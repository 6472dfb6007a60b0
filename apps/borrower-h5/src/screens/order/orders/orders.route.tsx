import { screenRoute } from '#shared/screen-route.tsx';
import { ordersFirst } from './orders.first.ts';
import { OrdersScreen } from './orders-screen.tsx';
import { useOrders } from './use-orders.tsx';

/**
 * `/order?source`. The specification gives this screen no call of its own: it shows the orders that `problem-init`
 * lists. With `source=loanDetail` it is where a changed bank account leads.
 */
export const OrdersRoute = screenRoute({ ...ordersFirst, useController: useOrders, View: OrdersScreen });
