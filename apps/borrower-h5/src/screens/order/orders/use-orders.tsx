import { href, screens, type ParamsOf } from '@peace/screens';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { OrderPayment } from '#shared/order-payment.tsx';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useGoToMine } from '#shared/use-go-to-mine.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ordersFirst, ordersFirstProps } from './orders.first.ts';
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
  useRestored(reload);
  return {
    ...ordersFirstProps(state, clock.now()),
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
    onRetry: reload,
    onOrder: ({ orderNo }) => void navigate(href(screens.orderDetails, { orderId: orderNo })),
    onPay: ({ orderNo }) => payment.open(orderNo),
    onComplain: ({ orderNo }) => void navigate(href(screens.complaint, { orderId: orderNo })),
    onCustomerService,
    onProducts: useGoHome(href(screens.recommendList)),
    onMyAccount: bridge.host === 'browser' ? null : goToMine,
  };
}
