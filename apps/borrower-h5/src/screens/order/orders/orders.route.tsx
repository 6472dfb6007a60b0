import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
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
export function OrdersRoute(): ReactElement {
  const t = useMessages(ordersMessages);
  const { bridge, clock } = useServices();
  const payment = useOpenPayment();
  const goToMine = useGoToMine();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state, reload } = useRead(getComplaintOptions, {});
  useRestored(reload);
  return (
    <>
      <title>{t('title')}</title>
      <OrdersScreen
        state={state}
        now={clock.now()}
        openingPayment={payment.openingOrder}
        isAccountChanged={query.get('source') === 'loanDetail'}
        onBack={useGoBack()}
        onRetry={reload}
        onOrder={({ orderNo }) => void navigate(linkTo(paths.orderDetails, { orderId: orderNo }))}
        onPay={({ orderNo }) => payment.open(orderNo)}
        onComplain={({ orderNo }) => void navigate(linkTo(paths.complaint, { orderId: orderNo }))}
        onProducts={useGoHome(paths.recommendList)}
        onMyAccount={bridge.host === 'browser' ? null : goToMine}
      />
    </>
  );
}
