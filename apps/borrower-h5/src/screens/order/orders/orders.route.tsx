import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { plainMessage } from '@peace/i18n';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { href, screens, type ParamsOf } from '@peace/screens';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { OrderPayment } from '#shared/order-payment.tsx';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useGoToMine } from '#shared/use-go-to-mine.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { OrdersScreen } from './orders-screen.tsx';
import { useOpenPayment } from './use-open-payment.ts';

/**
 * `/order?source`. The specification gives this screen no call of its own: it shows the orders that `problem-init`
 * lists. With `source=loanDetail` it is where a changed bank account leads.
 */
export const OrdersRoute = screenRoute({
  address: screens.orders,
  title: plainMessage(ordersMessages, 'title'),
  Page: Orders,
});

function Orders({ params }: { readonly params: ParamsOf<typeof screens.orders> }): ReactElement {
  const { bridge, clock } = useServices();
  const payment = useOpenPayment();
  const goToMine = useGoToMine();
  const help = useOrderHelp(undefined);
  const navigate = useNavigate();
  const { state, reload } = useRead(getComplaintOptions, {});
  useRestored(reload);
  return (
    <OrdersScreen
      state={state}
      now={clock.now()}
      openingPayment={payment.openingOrder}
      isAccountChanged={params.source === 'loanDetail'}
      paymentOf={({ orderNo, productName }) => (
        <OrderPayment ids={{ productId: undefined, orderId: orderNo }} productName={productName} isBrief />
      )}
      onBack={useGoBack()}
      onRetry={reload}
      onOrder={({ orderNo }) => void navigate(href(screens.orderDetails, { orderId: orderNo }))}
      onPay={({ orderNo }) => payment.open(orderNo)}
      onComplain={({ orderNo }) => void navigate(href(screens.complaint, { orderId: orderNo }))}
      onCustomerService={help.onCustomerService}
      onProducts={useGoHome(href(screens.recommendList))}
      onMyAccount={bridge.host === 'browser' ? null : goToMine}
    />
  );
}
