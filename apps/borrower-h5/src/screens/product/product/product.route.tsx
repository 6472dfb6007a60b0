import { loanDetailConfirm } from '@peace/api-client/contract/loan-confirm/loan-detail-confirm';
import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { appConfig } from '#shared/app-config.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { useViewState } from '#shared/use-view-state.ts';
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
  const { bridge } = useServices();
  const navigate = useNavigate();
  const { state, reload } = useViewState(useRead(loanDetailConfirm, { productId }));

  /** The shell has a page of its own for a product; in a browser it is the offer's. */
  async function showOffer() {
    const outcome = await bridge.send('openPageWithParam', { toP: appConfig.schemeUrl, productId });
    if (outcome.kind === 'delivered') return;
    const isInParts = state.kind === 'ready' && state.data.plan.length > 1;
    void navigate(linkTo(isInParts ? paths.instalmentConfirm : paths.loanConfirm, { productId }));
  }

  return (
    <ProductScreen
      state={state}
      onBack={useGoBack()}
      onRetry={reload}
      onOffer={() => void showOffer()}
      onProducts={useGoHome(paths.recommendList)}
    />
  );
}
