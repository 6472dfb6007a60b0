import type { ParamsOf, screens } from '@peace/screens';
import { useProductsInstead } from '#features/order/use-products-instead.ts';
import type { RecommendListScreenProps } from './recommend-list-screen.tsx';

/** The view's props, from the backend and the borrower. */
export function useRecommendList(ids: ParamsOf<typeof screens.recommendList>): RecommendListScreenProps {
  return useProductsInstead('recommendList', ids);
}
