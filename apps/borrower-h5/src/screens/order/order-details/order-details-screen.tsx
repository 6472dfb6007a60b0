import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import type { ReactElement, ReactNode } from 'react';
import { RecommendedProducts } from '#features/order/recommended-products.tsx';
import type { DueState } from '#shared/due/due.model.ts';
import { StaleNotice } from '#shared/stale-notice.tsx';
import type { Refresh } from '#shared/refresh.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { rowsWithDates } from '#shared/wire-date-text.ts';
import { HelpRow } from './help-row.tsx';
import { OrderActionBar } from './order-action-bar.tsx';
import { OrderDetailsSkeleton } from './order-details-skeleton.tsx';
import { footerFor, isDeadEnd, stepOf, type OrderAction, type Redirect } from './order-details.model.ts';
import { type QuietAction, quietActionsFor } from './order-prompts.model.ts';
import { OrderStatusSummary } from './order-status-summary.tsx';
import { withTotal } from './order-sum.model.ts';
import { OrderTrack } from './order-track.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

export interface OrderDetailsScreenProps {
  readonly state: AsyncState<OrderDetails>;
  /** What is due; null for an order that cannot be paid. */
  readonly due: DueState | null;
  /** Whether what is shown is the newest there is. */
  readonly refresh: Refresh;
  /** The moment it is seen at, in milliseconds since 1970. */
  readonly now: number;
  /** The order's telephone, or the service's. */
  readonly telephone: string;
  /** Index of the recommended product whose link is being requested. */
  readonly openingProduct: number | null;
  /** The order would have led elsewhere, and did not: said above everything else. */
  readonly redirect: Redirect;
  /** What is known of a pending payment; nothing where there is none. */
  readonly payment?: ReactNode;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onAction: (action: OrderAction) => void;
  /** On pointerdown on the button of an action. */
  readonly onPress: (action: OrderAction) => void;
  readonly onCall: () => void;
  /** Null while no receipt of this order is kept. */
  readonly onReceipts: (() => void) | null;
  readonly ids: OrderIds;
  readonly onQuietAction: (action: QuietAction) => void;
  /** Opens the link that the order leads to once more. */
  readonly onFollow: () => void;
  readonly onProduct: (index: number) => void;
  readonly onMoreProducts: () => void;
}

/** Order Details (spec §2): where the order stands, what it says, and the one thing to do next. */
export function OrderDetailsScreen(props: OrderDetailsScreenProps): ReactElement {
  const { state, refresh, onBack, onRetry } = props;
  const t = useMessages(orderDetailsMessages);
  const order = state.kind === 'ready' ? state.data : null;
  const footer = order && footerFor(order);
  const actions = footer?.kind === 'actions' ? footer.actions : [];
  const isOld = order !== null && refresh.kind === 'failed';
  return (
    <PageFrame
      title={t('title')}
      onBack={onBack}
      actionBar={
        order &&
        (isOld || actions.length > 0) && <OrderActionBar {...props} order={order} actions={actions} isOld={isOld} />
      }
    >
      <AsyncView
        state={state}
        onRetry={onRetry}
        failureAction={{ label: t('seeOrders'), href: href(screens.orders) }}
        skeleton={<OrderDetailsSkeleton />}
        loadingLabel={t('loading')}
      >
        {(data) => <Order {...props} order={data} />}
      </AsyncView>
    </PageFrame>
  );
}

const quietLabels = { bindCard: 'bindCardTitle', myAccount: 'myAccount' } as const;

function Order(props: OrderDetailsScreenProps & { readonly order: OrderDetails }): ReactElement {
  const { order, due, now, telephone, redirect, onFollow, onCall, onQuietAction, onReceipts } = props;
  const t = useMessages(orderDetailsMessages);
  const { locale } = useLocale();
  const step = stepOf(order);
  const sum = due?.kind === 'known' ? due.due.amount : null;
  const quietActions = quietActionsFor(order);
  const hasRows = quietActions.length > 0 || isDeadEnd(order) || onReceipts !== null;
  return (
    <>
      {props.payment}
      <StaleNotice refresh={props.refresh} />
      <OrderStatusSummary order={order} due={due} now={now} />
      {/* Where the loan stands comes before where its link leads. */}
      <RedirectNotice redirect={redirect} onFollow={onFollow} />
      <Card>
        <ProductHeader logo={order.productLogo} name={order.productName} />
        <DetailRows rows={rowsWithDates(withTotal(order.rows, sum), locale)} />
      </Card>
      {step && <OrderTrack current={step} />}
      {hasRows && (
        <CellGroup inset>
          {quietActions.map((action) => (
            <Cell key={action} title={t(quietLabels[action])} onClick={() => onQuietAction(action)} />
          ))}
          {isDeadEnd(order) && <Cell title={t('moreProducts')} onClick={props.onMoreProducts} />}
          {onReceipts && <Cell title={t('receipts')} onClick={onReceipts} />}
        </CellGroup>
      )}
      {footerFor(order).kind === 'products' && (
        <RecommendedProducts
          products={order.recommendedProducts}
          opening={props.openingProduct}
          onProduct={props.onProduct}
          onMore={props.onMoreProducts}
        />
      )}
      <HelpRow orderId={props.ids.orderId} telephone={telephone} onCall={onCall} />
    </>
  );
}
