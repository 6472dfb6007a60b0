import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { href, screens, type ParamsOf } from '@peace/screens';
import { mapReady } from '@peace/ui-kit/async-view';
import { plainMessage } from '@peace/i18n';
import { productsMessages } from '@peace/i18n/messages/products';
import { checkTerms } from '#features/loan-confirm/offer-check.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useGoHome } from '#shared/navigation/use-go-home.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { type ProductViewProps, ProductView } from './product.view.tsx';

export function useProduct({ productId }: ParamsOf<typeof screens.product>): ProductViewProps {
  const { state, reload } = useRead(getOffer, { productId });
  useRestored(reload);
  return {
    state: mapReady(state, checkTerms),
    productId,
    events: {
      back: useGoBack(),
      retry: reload,
      showProducts: useGoHome(href(screens.recommendList)),
    },
  };
}

/** `/product?productId`. The specification gives this screen no call of its own: it shows what `loan-detail-confirm` says. */
export const ProductRoute = screenRoute({
  address: screens.product,
  title: plainMessage(productsMessages, 'productTitle'),
  useController: useProduct,
  View: ProductView,
});
