import { href, screens, type ParamsOf } from '@peace/screens';
import { plainMessage } from '@peace/i18n';
import { productsMessages } from '@peace/i18n/messages/products';
import { useProductsInstead } from '#features/order/use-recommended-products.ts';
import { useGoHome } from '#shared/navigation/use-go-home.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { type JointLoginFailureViewProps, JointLoginFailureView } from './joint-login-failure.view.tsx';

export function useJointLoginFailure(ids: ParamsOf<typeof screens.jointLoginFailure>): JointLoginFailureViewProps {
  const { events, ...state } = useProductsInstead('jointLoginFailure', ids);
  return { ...state, events: { ...events, showMoreProducts: useGoHome(href(screens.recommendList)) } };
}

export const JointLoginFailureRoute = screenRoute({
  address: screens.jointLoginFailure,
  title: plainMessage(productsMessages, 'insteadTitle'),
  useController: useJointLoginFailure,
  View: JointLoginFailureView,
});
