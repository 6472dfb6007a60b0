import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductsInstead } from '#features/order/use-products-instead.ts';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { JointLoginFailureScreen } from './joint-login-failure-screen.tsx';

/** `/jointLoginFailure?productId&orderId` */
export function JointLoginFailureRoute(): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const navigate = useNavigate();
  const { state, reload, products } = useProductsInstead('jointLoginFailure');
  return (
    <>
      <title>{t('title')}</title>
      <JointLoginFailureScreen
        state={state}
        openingProduct={products.opening}
        onBack={useGoBack()}
        onRetry={reload}
        onProduct={products.open}
        onMoreProducts={useGoHome(paths.recommendList)}
        onOrders={() => void navigate(paths.orders)}
      />
    </>
  );
}
