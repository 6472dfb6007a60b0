import { href, screens, type ParamsOf } from '@peace/screens';
import { useProductsInstead } from '#features/order/use-products-instead.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import type { JointLoginFailureScreenProps } from './joint-login-failure-screen.tsx';

/** The view's props, from the backend and the borrower. */
export function useJointLoginFailure(ids: ParamsOf<typeof screens.jointLoginFailure>): JointLoginFailureScreenProps {
  return {
    ...useProductsInstead('jointLoginFailure', ids),
    onMoreProducts: useGoHome(href(screens.recommendList)),
  };
}
