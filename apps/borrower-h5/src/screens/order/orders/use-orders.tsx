import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import { href, screens, type ParamsOf } from '@peace/screens';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useAmountsDue } from '#features/due/use-amounts-due.ts';
import { knownOrder, rememberOrders } from '#shared/order/known-orders.ts';
import { type OrderIds, payNow } from '#shared/order/order-ids.ts';
import { OrderPayment } from '#features/payment/order-payment.part.tsx';
import { combinedRefresh } from '#shared/reading/refresh.ts';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/storage/stored-item.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useGoHome, useGoToMyAccount } from '#shared/navigation/use-go-home.ts';
import { useIgnoreAfterUnmount, useNextScreen, useRestored } from '#shared/navigation/use-is-here.ts';
import { useRead, useReloadBoth } from '#shared/reading/use-read.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { ordersScreen, ordersProps, seenAtFirst } from './orders.screen.ts';
import { ordersWithDue } from './orders.model.ts';
import { type OrdersViewProps, OrdersView } from './orders.view.tsx';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { useNavigate } from 'react-router-dom';
import { useDueTime } from '#features/due/use-due-text.ts';
import { useTappedPaymentPage } from '#features/payment/use-tapped-payment-page.ts';

export function useOrders({ source }: ParamsOf<typeof screens.orders>): OrdersViewProps {
  const { bridge } = useServices();
  const payment = useOpenPayment();
  const goToMine = useGoToMyAccount();
  const { state, reload } = useRead(ordersScreen.endpoint, {});
  const orders = state.kind === 'ready' ? state.data.orders : noOrders;
  const idsOf = useListedOrders(orders);
  const wanted = ordersWithDue(orders).map(idsOf);
  const first = useAmountsDue(wanted.slice(0, seenAtFirst), state.kind === 'ready');
  const areFirstRead = state.kind === 'ready' && first.states.every(({ kind }) => kind !== 'loading');
  const others = useAmountsDue(wanted.slice(seenAtFirst), useIsIdle(areFirstRead));
  const reloadAll = useReloadBoth({ reload }, first);
  useRestored(reloadAll);
  const props = ordersProps(state, useDueTime());
  return {
    ...props,
    dues: [...first.states, ...others.states],
    refresh: state.kind === 'ready' ? combinedRefresh([state.refresh, first.refresh, others.refresh]) : props.refresh,
    openingPayment: payment.openingOrder,
    isAccountChanged: source === 'loanDetail',
    canGoToMyAccount: bridge.host !== 'browser',
    paymentOf: (order) => (
      <OrderPayment ids={idsOf(order)} isBrief tappedPage={payment.externalPaymentPageOf(order.orderNo)} />
    ),
    events: {
      back: useGoBack(),
      retry: reloadAll,
      pay: (order) => payment.open(idsOf(order)),
      showProducts: useGoHome(href(screens.recommendList)),
      goToMyAccount: goToMine,
    },
  };
}

const noOrders: readonly ComplaintOrder[] = [];

/** Notes which orders can be paid, for when they are opened, and says by which ids they are asked for: an earlier visit may know their products. */
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

function useIsIdle(isSince: boolean): boolean {
  const { window } = useServices();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isSince ? whenIdle(window, () => setIdle(true)) : undefined), [window, isSince]);
  return isIdle;
}

/** `/order?source`. The specification gives it no call: it lists the orders of `problem-init`. `source=loanDetail`: a bank account was changed. */
export const OrdersRoute = screenRoute({ ...ordersScreen, useController: useOrders, View: OrdersView });

/** Opens the repayment page of an order. The list does not say whether it is repaid elsewhere (`h5Url`), so the order is read first. */
function useOpenPayment() {
  const { api } = useServices();
  const navigate = useNavigate();
  const tappedPage = useTappedPaymentPage();
  const untilUnmount = useIgnoreAfterUnmount();
  const { isAwaited } = useNextScreen();
  const [tappedOrder, setTappedOrder] = useState<string | null>(null);
  const taps = useRef(0);
  const openingOrder = tappedOrder ?? tappedPage.openingOrder;

  async function open(ids: OrderIds) {
    const { orderId } = ids;
    if (openingOrder === orderId || tappedPage.openingOrder !== null || isAwaited()) return;
    const tap = (taps.current += 1);
    setTappedOrder(orderId);
    const close = () => setTappedOrder((tapped) => (tapped === orderId ? null : tapped));
    const result = await untilUnmount(api.call(getOrder, ids), close);
    // Another order was tapped meanwhile.
    if (taps.current !== tap) return;
    const elsewhere = result.kind === 'ok' ? result.data.repaymentUrl : null;
    if (elsewhere) {
      close();
      return tappedPage.open(orderId, elsewhere);
    }
    // In one transition: until the code of the repayment page is there, or the borrower is back, the tap shows.
    startTransition(() => {
      close();
      void navigate(href(screens.repay, { ...ids }), payNow);
    });
  }

  return {
    openingOrder,
    externalPaymentPageOf: tappedPage.pageOf,
    open: (ids: OrderIds) => void open(ids),
  };
}
