import { href, screens, type ParamsOf } from '@peace/screens';
import { useProductsInstead } from '#features/order/use-products-instead.ts';
import { useNavigate } from '#shared/router.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import type { JointLoginFailureScreenProps } from './joint-login-failure-screen.tsx';

/** The view's props, from the backend and the borrower. */
export function useJointLoginFailure(ids: ParamsOf<typeof screens.jointLoginFailure>): JointLoginFailureScreenProps {
  const navigate = useNavigate();
  const { state, reload, products } = useProductsInstead('jointLoginFailure', ids);
  return {
    state,
    openingProduct: products.opening,
    onBack: useGoBack(),
    onRetry: reload,
    onProduct: products.open,
    onMoreProducts: useGoHome(href(screens.recommendList)),
    onOrders: () => navigate(href(screens.orders)),
  };
}
