import type { ComplaintOptions, ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { commonMessages } from '@peace/i18n/messages/common';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { useMessages } from '@peace/i18n/react';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { NoLoansDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement, ReactNode } from 'react';
import { CheckAgainBar } from '#features/order/check-again-bar.tsx';
import { AppOnly, ClientOnly } from '@peace/ui-kit/client-only';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import type { DueState } from '#features/due/due.model.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import { StaleNotice } from '#shared/reading/stale-notice.tsx';
import { OrderCard, OrderRow } from './order-card.tsx';
import { listedOrders, toPayOf } from './orders.model.ts';
import { ToPayPanel } from './to-pay-panel.tsx';
import { Card } from '@peace/ui-kit/card';
import { DueCardSkeleton } from '@peace/ui-kit/due-card';
import { ProductHeaderSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import './orders.css';

export interface OrdersEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly pay: (order: ComplaintOrder) => void;
  readonly showProducts: () => void;
  readonly goToMyAccount: () => void;
}

export interface OrdersViewProps {
  readonly state: AsyncState<ComplaintOptions>;
  /** The amounts due of the first payable orders (`ordersWithDue`); missing ones are still being read. */
  readonly dues: readonly DueState[];
  /** How reading the list and what is due of it again went. */
  readonly refresh: Refresh;
  /** The moment it is seen at, in milliseconds since 1970. */
  readonly now: number | null;
  /** `orderNo` of the order whose repayment page is being looked up. */
  readonly openingPayment: string | null;
  readonly isAccountChanged: boolean;
  readonly canGoToMyAccount: boolean;
  readonly paymentOf?: (order: ComplaintOrder) => ReactNode;
  readonly events: OrdersEvents;
}

/** The borrower's orders (spec §2 'order'), each with the way to it. */
export function OrdersView(props: OrdersViewProps): ReactElement {
  const { refresh, isAccountChanged, canGoToMyAccount, events } = props;
  const t = useMessages(ordersMessages);
  const isOld = refresh.kind === 'failed';
  const bar = <ClientOnly>{() => isOld && <CheckAgainBar isOutlined onRetry={events.retry} />}</ClientOnly>;
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={bar}>
      {isAccountChanged && (
        <AppOnly>
          {() => (
            <StatusBanner tone="success" title={t('accountChanged')} description={t('accountChangedText')}>
              {canGoToMyAccount && (
                <Button size="small" plain onClick={events.goToMyAccount}>
                  {t('myAccount')}
                </Button>
              )}
            </StatusBanner>
          )}
        </AppOnly>
      )}
      {/* There from the first re-read on, before it says something: only then is it read out. React adds nothing to the early page. */}
      {refresh.kind !== 'done' && <ClientOnly>{() => <StaleNotice refresh={refresh} />}</ClientOnly>}
      <Orders {...props} isOld={isOld} />
      {/* A complaint begins at the order that it is about. */}
      {props.state.kind !== 'loading' && <OrderHelp now={props.now} />}
    </PageFrame>
  );
}

function Orders(props: OrdersViewProps & { readonly isOld: boolean }): ReactElement {
  const { state, dues, isOld, now, openingPayment, paymentOf, events } = props;
  const t = useMessages(ordersMessages);
  const common = useMessages(commonMessages);
  const action = { label: t('seeProducts'), onClick: events.showProducts };
  return (
    <AsyncView state={state} onRetry={events.retry} skeleton={<OrdersSkeleton />}>
      {({ orders }) => {
        if (orders.length === 0) {
          return (
            <ScreenMessage drawing={NoLoansDrawing} title={common('emptyOrders')} primary={action}>
              {t('emptyText')}
            </ScreenMessage>
          );
        }
        const listed = listedOrders(orders, dues);
        const toPay = toPayOf(listed, now);
        const cards = listed.filter(({ order, canPay }) => canPay || order.status === null);
        const rows = listed.filter((each) => !cards.includes(each));
        return (
          <>
            {toPay && <ToPayPanel toPay={toPay} now={now} onRetry={events.retry} />}
            {cards.length > 0 && (
              <ul className="orders">
                {cards.map((each) => (
                  <li key={each.order.orderNo}>
                    <OrderCard
                      listed={each}
                      isUnread={toPay?.state === 'failed'}
                      now={now}
                      isOld={isOld}
                      isOpeningPayment={each.order.orderNo === openingPayment}
                      payment={paymentOf?.(each.order)}
                      onPay={() => events.pay(each.order)}
                      onRetry={events.retry}
                    />
                  </li>
                ))}
              </ul>
            )}
            {rows.length > 0 && (
              <Card>
                <h2 className="van-visually-hidden">{t('others')}</h2>
                <ul className="order-rows">
                  {rows.map(({ order }) => (
                    <li key={order.orderNo}>
                      <OrderRow order={order} payment={paymentOf?.(order)} />
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </>
        );
      }}
    </AsyncView>
  );
}

function OrdersSkeleton(): ReactElement {
  return (
    <div className="orders">
      <DueCardSkeleton />
      {[0, 1].map((order) => (
        <Card key={order}>
          <ProductHeaderSkeleton hasNote />
          <SkeletonLine kind="button" />
        </Card>
      ))}
    </div>
  );
}
