import { href, screens, type ParamsOf } from '@peace/screens';
import { useProductsInstead } from '#features/order/use-products-instead.ts';
import { useNavigate } from '#shared/router.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import type { RecommendListScreenProps } from './recommend-list-screen.tsx';

/** The view's props, from the backend and the borrower. */
export function useRecommendList(ids: ParamsOf<typeof screens.recommendList>): RecommendListScreenProps {
  const navigate = useNavigate();
  const { state, reload, products } = useProductsInstead('recommendList', ids);
  return {
    state,
    openingProduct: products.opening,
    onBack: useGoBack(),
    onRetry: reload,
    onProduct: products.open,
    onOrders: () => navigate(href(screens.orders)),
  };
}
