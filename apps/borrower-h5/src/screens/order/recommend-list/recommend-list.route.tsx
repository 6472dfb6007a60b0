import { plainMessage } from '@peace/i18n';
import { productsMessages } from '@peace/i18n/messages/products';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { RecommendListScreen } from './recommend-list-screen.tsx';
import { useRecommendList } from './use-recommend-list.ts';

/**
 * `/recommendList`. The specification gives this screen no call of its own: it shows the products that the
 * joint-login-failure page recommends, read with the ids of the link where it has some.
 */
export const RecommendListRoute = screenRoute({
  address: screens.recommendList,
  title: plainMessage(productsMessages, 'listTitle'),
  useController: useRecommendList,
  View: RecommendListScreen,
});
