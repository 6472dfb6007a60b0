import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductsInstead } from '#features/order/use-products-instead.ts';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { RecommendListScreen } from './recommend-list-screen.tsx';

/**
 * `/recommendList`. The specification gives this screen no call of its own: it shows the products that the
 * joint-login-failure page recommends, asked with the ids of the link where it has some.
 */
export function RecommendListRoute(): ReactElement {
  const t = useMessages(productsMessages);
  const navigate = useNavigate();
  const { state, reload, products } = useProductsInstead('recommendList');
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
