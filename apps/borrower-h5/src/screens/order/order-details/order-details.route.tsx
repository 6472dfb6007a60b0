import { getOrder } from '@peace/api-client/contract/order/get-order';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { useReceipts } from '#shared/receipt/use-receipts.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoToMine } from '#shared/use-go-to-mine.ts';
import { useOrderIds, type OrderIds } from '#shared/use-order-ids.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { OrderDetailsScreen } from './order-details-screen.tsx';
import { OrderPrompts } from './order-prompts.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderPrompts } from './use-order-prompts.ts';
import { useOrderRedirect } from './use-order-redirect.ts';

/** `/loanDetail?productId&orderId`; without a product id, by the order's alone. */
export function OrderDetailsRoute(): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const ids = useOrderIds();
  return (
    <>
      <title>{t('title')}</title>
      {ids ? <OrderDetails ids={ids} /> : <MissingParameter title={t('title')} name="orderId" />}
    </>
  );
}

function OrderDetails({ ids }: { readonly ids: OrderIds }): ReactElement {
  const { state, reload } = useRead(getOrder, ids);
  const { clock } = useServices();
  const order = state.kind === 'ready' ? state.data : null;
  useRestored(reload);

  const { redirect, follow } = useOrderRedirect(order);
  const telephone = order?.telephone ?? appConfig.servicePhone;
  const actions = useOrderActions(ids, order, telephone);
  const goToMine = useGoToMine();
  const { reopen, ...prompts } = useOrderPrompts(ids, order, redirect !== 'leaving');
  const receipts = useReceipts(ids.orderId);
  const help = useOrderHelp(ids.orderId);
  const isLeaving = redirect === 'leaving';

  return (
    <>
      <OrderDetailsScreen
        state={isLeaving ? { kind: 'loading' } : state}
        now={clock.now()}
        telephone={telephone}
        openingProduct={actions.openingProduct}
        redirect={redirect}
        onBack={useGoBack()}
        onRetry={reload}
        onAction={actions.act}
        onPress={actions.prepare}
        onCall={actions.call}
        onReceipts={receipts.hasReceipts ? receipts.open : null}
        help={help}
        onQuietAction={(action) => (action === 'myAccount' ? goToMine() : reopen(action))}
        onFollow={follow}
        onProduct={actions.openProduct}
        onMoreProducts={actions.showMoreProducts}
      />
      {order && !isLeaving && <OrderPrompts order={order} {...prompts} />}
      {receipts.sheet}
    </>
  );
}
