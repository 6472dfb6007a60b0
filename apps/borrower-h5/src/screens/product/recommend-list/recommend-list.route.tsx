import { jointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRecommendedProducts } from '#features/order/use-recommended-products.ts';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useViewState } from '#shared/use-view-state.ts';
import { RecommendListScreen } from './recommend-list-screen.tsx';

/**
 * `/recommendList`. The specification gives this screen no call of its own: it shows the products that the
 * joint-login-failure page recommends, asked with the ids of the link where it has some.
 */
export function RecommendListRoute(): ReactElement {
  const t = useMessages(productsMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const productId = query.get('productId')?.trim() ?? '';
  const orderId = query.get('orderId')?.trim() ?? '';
  const read = useRead(jointLoginFailure, { orderId, ...(productId && { productId }) });
  const { state, reload } = useViewState(read);
  const products = useRecommendedProducts({
    products: read.kind === 'ready' ? read.data.products : [],
    module: 'recommendList',
    productId,
  });
  return (
    <>
      <title>{t('listTitle')}</title>
      <RecommendListScreen
        state={state}
        openingProduct={products.opening}
        onBack={useGoBack()}
        onRetry={reload}
        onProduct={products.open}
        onOrders={() => void navigate(paths.orders)}
      />
    </>
  );
}
