import { loanDetails } from '@peace/api-client/contract/order/loan-details';
import { commonMessages } from '@peace/i18n/messages/common';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import { useCallback, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { appConfig } from '#shared/app-config.ts';
import { errorWording } from '#shared/error-wording.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { useRestored } from '#shared/use-restored.ts';
import { OrderDetailsScreen, type OrderState } from './order-details-screen.tsx';
import { OrderPrompts } from './order-prompts.tsx';
import { useOrderActions, type OrderIds } from './use-order-actions.ts';
import { useOrderPrompts } from './use-order-prompts.ts';
import { useOrderRedirect } from './use-order-redirect.ts';

/** `/loanDetail?productId&orderId`; without a product id, as the list of orders may link it, the order's alone. */
export function OrderDetailsRoute(): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const query = useRequiredQuery('orderId');
  const productId = useSearchParams()[0].get('productId')?.trim() ?? '';
  return (
    <>
      <title>{t('title')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={query.name} />
      ) : (
        <OrderDetails productId={productId} orderId={query.value('orderId')} />
      )}
    </>
  );
}

function OrderDetails(ids: OrderIds): ReactElement {
  const t = useMessages(commonMessages);
  const read = useRead(loanDetails, { orderId: ids.orderId, ...(ids.productId && { productId: ids.productId }) });
  const order = read.kind === 'ready' ? read.data : null;
  const reload = useCallback(() => {
    if (read.kind !== 'loading') void read.reload();
  }, [read]);
  useRestored(reload);

  const redirect = useOrderRedirect(order);
  const telephone = order?.telephone ?? appConfig.servicePhone;
  const actions = useOrderActions(ids, order, telephone);
  const prompts = useOrderPrompts(ids, order, redirect === 'none' || redirect === 'refused');
  const state: OrderState =
    read.kind === 'failed'
      ? { kind: 'failed', message: errorWording(read.error, t), isRetrying: read.isRetrying }
      : order && redirect !== 'leaving'
        ? { kind: 'ready', order }
        : { kind: 'loading' };

  return (
    <>
      <OrderDetailsScreen
        state={state}
        telephone={telephone}
        openingProduct={actions.openingProduct}
        isLinkRefused={redirect === 'refused'}
        onBack={useGoBack()}
        onRetry={reload}
        onAction={actions.act}
        onCall={actions.call}
        onProduct={actions.openProduct}
        onMoreProducts={actions.showMoreProducts}
      />
      {state.kind === 'ready' && <OrderPrompts order={state.order} {...prompts} />}
    </>
  );
}
