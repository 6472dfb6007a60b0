import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { plainMessage } from '@peace/i18n';
import { productsMessages } from '@peace/i18n/messages/products';
import { href, screens, type ParamsOf } from '@peace/screens';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ProductScreen } from './product-screen.tsx';

/**
 * `/product?productId`. The specification gives this screen no call of its own: it shows what `loan-detail-confirm` says
 * of the product.
 */
export const ProductRoute = screenRoute({
  address: screens.product,
  title: plainMessage(productsMessages, 'productTitle'),
  Page: Product,
});

function Product({ params }: { readonly params: ParamsOf<typeof screens.product> }): ReactElement {
  const { productId } = params;
  const navigate = useNavigate();
  const { state, reload } = useRead(getOffer, { productId });
  useRestored(reload);

  /** Always ours: where the shell has a product page, it is that page that has opened this one (decision 0035). */
  function showOffer() {
    const isInParts = state.kind === 'ready' && state.data.plan.length > 1;
    void navigate(href(isInParts ? screens.instalmentConfirm : screens.loanConfirm, { productId }));
  }

  return (
    <ProductScreen
      state={state}
      onBack={useGoBack()}
      onRetry={reload}
      onOffer={showOffer}
      onProducts={useGoHome(href(screens.recommendList))}
    />
  );
}
