import { href, screens, type ParamsOf } from '@peace/screens';
import { useEffect, useState } from 'react';
import { useDues } from '#shared/due/use-dues.ts';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { OrderPayment } from '#shared/order-payment.tsx';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
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
  const { onCustomerService } = useOrderHelp(undefined);
  const navigate = useNavigate();
  const { state, reload } = useRead(ordersFirst.endpoint, {});
  const listed = state.kind === 'ready' ? ordersWithDue(state.data.orders) : [];
  const dues = useDues(
    listed.map(({ orderNo }) => ({ productId: undefined, orderId: orderNo })),
    useIsIdle(state.kind === 'ready'),
  );
  const reloadAll = useReloadBoth({ reload }, dues);
  useRestored(reloadAll);
  return {
    ...ordersFirstProps(state, clock.now()),
    dues: dues.states,
    openingPayment: payment.openingOrder,
    isAccountChanged: source === 'loanDetail',
    paymentOf: ({ orderNo, productName }) => (
      <OrderPayment
        ids={{ productId: undefined, orderId: orderNo }}
        productName={productName}
        isBrief
        opening={payment.lenderPageOf(orderNo)}
      />
    ),
    onBack: useGoBack(),
    onRetry: reloadAll,
    onOrder: ({ orderNo }) => void navigate(href(screens.orderDetails, { orderId: orderNo })),
    onPay: ({ orderNo }) => payment.open(orderNo),
    onComplain: ({ orderNo }) => void navigate(href(screens.complaint, { orderId: orderNo })),
    onCustomerService,
    onProducts: useGoHome(href(screens.recommendList)),
    onMyAccount: bridge.host === 'browser' ? null : goToMine,
  };
}

/** Whether the page has had nothing else to do since a moment. */
function useIsIdle(isSince: boolean): boolean {
  const { window } = useServices();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isSince ? whenIdle(window, () => setIdle(true)) : undefined), [window, isSince]);
  return isIdle;
}
