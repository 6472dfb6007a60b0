import { jointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRecommendedProducts } from '#features/order/use-recommended-products.ts';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useRead } from '#shared/use-read.ts';
import { useViewState } from '#shared/use-view-state.ts';
import { JointLoginFailureScreen } from './joint-login-failure-screen.tsx';

/** `/jointLoginFailure?productId&orderId` */
export function JointLoginFailureRoute(): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const productId = query.get('productId')?.trim() ?? '';
  const orderId = query.get('orderId')?.trim() ?? '';
  // Whoever failed to log in is not sent away for a parameter that the link lacks.
  const read = useRead(jointLoginFailure, { orderId, ...(productId && { productId }) });
  const { state, reload } = useViewState(read);
  const products = useRecommendedProducts({
    products: read.kind === 'ready' ? read.data.products : [],
    module: 'jointLoginFailure',
    productId,
  });
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
