import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ProductScreen } from './product-screen.tsx';

/**
 * `/product?productId`. The specification gives this screen no call of its own: it shows what `loan-detail-confirm` says
 * of the product.
 */
export function ProductRoute(): ReactElement {
  const t = useMessages(productsMessages);
  const query = useRequiredQuery('productId');
  return (
    <>
      <title>{t('productTitle')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('productTitle')} name={query.name} />
      ) : (
        <Product productId={query.value('productId')} />
      )}
    </>
  );
}

function Product({ productId }: { readonly productId: string }): ReactElement {
  const navigate = useNavigate();
  const { state, reload } = useRead(getOffer, { productId });
  useRestored(reload);

  /** Always ours: where the shell has a product page, it is that page that has opened this one (decision 0035). */
  function showOffer() {
    const isInParts = state.kind === 'ready' && state.data.plan.length > 1;
    void navigate(linkTo(isInParts ? paths.instalmentConfirm : paths.loanConfirm, { productId }));
  }

  return (
    <ProductScreen
      state={state}
      onBack={useGoBack()}
      onRetry={reload}
      onOffer={showOffer}
      onProducts={useGoHome(paths.recommendList)}
    />
  );
}
