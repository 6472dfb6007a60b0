import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import { href, screens, type ParamsOf } from '@peace/screens';
import { useCallback, useEffect, useState } from 'react';
import { useDues } from '#shared/due/use-dues.ts';
import { knownOrder, rememberOrders } from '#shared/known-orders.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { OrderPayment } from '#shared/order-payment.tsx';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/state/item-access.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useGoToMine } from '#shared/use-go-to-mine.ts';
import { useRead, useReloadBoth } from '#shared/use-read.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ordersFirst, ordersFirstProps } from './orders.first.ts';
import { ordersWithDue } from './orders.model.ts';
import type { OrdersScreenProps } from './orders-screen.tsx';
import { useOpenPayment } from './use-open-payment.ts';

/** The view's props, from the backend, the shell and the borrower. */
export function useOrders({ source }: ParamsOf<typeof screens.orders>): OrdersScreenProps {
  const { bridge, clock } = useServices();
  const payment = useOpenPayment();
  const goToMine = useGoToMine();
  const { state, reload } = useRead(ordersFirst.endpoint, {});
  const orders = state.kind === 'ready' ? state.data.orders : noOrders;
  const idsOf = useListedOrders(orders);
  const dues = useDues(ordersWithDue(orders).map(idsOf), useIsIdle(state.kind === 'ready'));
  const reloadAll = useReloadBoth({ reload }, dues);
  useRestored(reloadAll);
  return {
    ...ordersFirstProps(state, clock.now()),
    dues: dues.states,
    openingPayment: payment.openingOrder,
    isAccountChanged: source === 'loanDetail',
    paymentOf: (order) => (
      <OrderPayment
        ids={idsOf(order)}
        productName={order.productName}
        isBrief
        opening={payment.externalPaymentPageOf(order.orderNo)}
      />
    ),
    onBack: useGoBack(),
    onRetry: reloadAll,
    onPay: (order) => payment.open(idsOf(order)),
    onProducts: useGoHome(href(screens.recommendList)),
    onMyAccount: bridge.host === 'browser' ? null : goToMine,
  };
}

const noOrders: readonly ComplaintOrder[] = [];

/**
 * Notes which of the orders can be paid, for when they are opened, and says by which ids they are asked for: the list does not
 * name their products, an earlier visit may have.
 */
function useListedOrders(orders: readonly ComplaintOrder[]): (order: ComplaintOrder) => OrderIds {
  const services = useServices();
  useEffect(() => {
    const seen = orders.flatMap(({ orderNo, status }) =>
      status ? [{ orderId: orderNo, isPayable: isPayable(status) }] : [],
    );
    if (seen.length > 0) rememberOrders(itemAccessOf(services), seen);
  }, [services, orders]);
  return useCallback(
    ({ orderNo }) => ({ productId: knownOrder(itemAccessOf(services), orderNo)?.productId, orderId: orderNo }),
    [services],
  );
}

/** Whether the page has had nothing else to do since a moment. */
function useIsIdle(isSince: boolean): boolean {
  const { window } = useServices();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isSince ? whenIdle(window, () => setIdle(true)) : undefined), [window, isSince]);
  return isIdle;
}
