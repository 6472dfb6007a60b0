import { jointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import type { ParamsOf, screens } from '@peace/screens';
import { useRecommendedProducts } from '#features/order/use-recommended-products.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';

/**
 * What a view shows of the products that the joint-login-failure call recommends, for the page of that failure and for the list of all
 * products, which has no call of its own. Read with the ids of the link where it has some; the page is not refused for
 * one that it lacks.
 *
 * @param module what the tap on a product reports itself as
 */
export function useProductsInstead(
  module: 'jointLoginFailure' | 'recommendList',
  { productId, orderId }: ParamsOf<typeof screens.recommendList>,
) {
  const { state, reload } = useRead(jointLoginFailure, { orderId, productId });
  const products = useRecommendedProducts({
    products: state.kind === 'ready' ? state.data.products : [],
    module,
    productId,
  });
  useRestored(reload);
  return {
    state,
    openingProduct: products.opening,
    events: { back: useGoBack(), retry: reload, openProduct: products.open },
  };
}
