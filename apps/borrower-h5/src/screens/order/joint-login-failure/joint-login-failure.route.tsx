import { plainMessage } from '@peace/i18n';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { href, screens, type ParamsOf } from '@peace/screens';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductsInstead } from '#features/order/use-products-instead.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { JointLoginFailureScreen } from './joint-login-failure-screen.tsx';

/** `/jointLoginFailure?productId&orderId` */
export const JointLoginFailureRoute = screenRoute({
  address: screens.jointLoginFailure,
  title: plainMessage(orderDetailsMessages, 'title'),
  Page: JointLoginFailure,
});

function JointLoginFailure({ params }: { readonly params: ParamsOf<typeof screens.jointLoginFailure> }): ReactElement {
  const navigate = useNavigate();
  const { state, reload, products } = useProductsInstead('jointLoginFailure', params);
  return (
    <JointLoginFailureScreen
      state={state}
      openingProduct={products.opening}
      onBack={useGoBack()}
      onRetry={reload}
      onProduct={products.open}
      onMoreProducts={useGoHome(href(screens.recommendList))}
      onOrders={() => void navigate(href(screens.orders))}
    />
  );
}
