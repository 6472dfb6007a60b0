import { plainMessage } from '@peace/i18n';
import { productsMessages } from '@peace/i18n/messages/products';
import { href, screens, type ParamsOf } from '@peace/screens';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductsInstead } from '#features/order/use-products-instead.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { RecommendListScreen } from './recommend-list-screen.tsx';

/**
 * `/recommendList`. The specification gives this screen no call of its own: it shows the products that the
 * joint-login-failure page recommends, asked with the ids of the link where it has some.
 */
export const RecommendListRoute = screenRoute({
  address: screens.recommendList,
  title: plainMessage(productsMessages, 'listTitle'),
  Page: RecommendList,
});

function RecommendList({ params }: { readonly params: ParamsOf<typeof screens.recommendList> }): ReactElement {
  const navigate = useNavigate();
  const { state, reload, products } = useProductsInstead('recommendList', params);
  return (
    <RecommendListScreen
      state={state}
      openingProduct={products.opening}
      onBack={useGoBack()}
      onRetry={reload}
      onProduct={products.open}
      onOrders={() => void navigate(href(screens.orders))}
    />
  );
}
