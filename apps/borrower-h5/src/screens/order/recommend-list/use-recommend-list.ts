import { type ParamsOf, screens } from '@peace/screens';
import { plainMessage } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import { useProductsInstead } from '#features/order/use-recommended-products.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { type RecommendListViewProps, RecommendListView } from './recommend-list.view.tsx';

export function useRecommendList(ids: ParamsOf<typeof screens.recommendList>): RecommendListViewProps {
  const t = useMessages(commonMessages);
  const { state, ...rest } = useProductsInstead('recommendList', ids);
  if (state.kind !== 'ready') return { ...rest, state };
  const { data, refresh } = state;
  if (data.products) return { ...rest, state: { kind: 'ready', data: data.products } };
  // Nothing says that there are none.
  return { ...rest, state: { kind: 'failed', message: t('errorMalformed'), isRetrying: refresh.kind === 'running' } };
}

/** `/recommendList`. The specification gives this screen no call of its own: it shows the products of the joint-login-failure page. */
export const RecommendListRoute = screenRoute({
  address: screens.recommendList,
  title: plainMessage(productsMessages, 'listTitle'),
  useController: useRecommendList,
  View: RecommendListView,
});
