import { type ParamsOf, screens } from '@peace/screens';
import { plainMessage } from '@peace/i18n';
import { productsMessages } from '@peace/i18n/messages/products';
import { useProductsInstead } from '#features/order/use-recommended-products.ts';
import { screenRoute } from '#shared/navigation/screen-route.tsx';
import { type RecommendListViewProps, RecommendListView } from './recommend-list.view.tsx';

export function useRecommendList(ids: ParamsOf<typeof screens.recommendList>): RecommendListViewProps {
  return useProductsInstead('recommendList', ids);
}

/** `/recommendList`. The specification gives this screen no call of its own: it shows the products of the joint-login-failure page. */
export const RecommendListRoute = screenRoute({
  address: screens.recommendList,
  title: plainMessage(productsMessages, 'listTitle'),
  useController: useRecommendList,
  View: RecommendListView,
});
