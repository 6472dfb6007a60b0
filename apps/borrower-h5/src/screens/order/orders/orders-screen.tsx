import type { ComplaintOptions, ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { commonMessages } from '@peace/i18n/messages/common';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { useMessages } from '@peace/i18n/react';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { NoLoansDrawing } from '@peace/ui-kit/drawings';
import { formatMoney } from '@peace/money-date';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement, ReactNode } from 'react';
import { OrderHelp } from '#shared/order-help/order-help.tsx';
import type { DueState } from '#shared/due/due.model.ts';
import { OrderCard } from './order-card.tsx';
import { listedOrders, orderGroups } from './orders.model.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import './orders-screen.css';

export interface OrdersScreenProps {
  readonly state: AsyncState<ComplaintOptions>;
  /** What is due of the first orders that can be paid (`ordersWithDue`); those that are missing are still to be read. */
  readonly dues: readonly DueState[];
  /** The moment it is seen at, in milliseconds since 1970. */
  readonly now: number;
  /** `orderNo` of the order whose repayment page is being looked up. */
  readonly openingPayment: string | null;
  /** The borrower comes from a bank account that was just saved. */
  readonly isAccountChanged: boolean;
  /** What is known of a pending payment of an order; nothing where there is none. */
  readonly paymentOf?: (order: ComplaintOrder) => ReactNode;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onPay: (order: ComplaintOrder) => void;
  readonly onProducts: () => void;
  /** To the borrower's own page in the shell, where accounts are kept; null where there is no shell. */
  readonly onMyAccount: (() => void) | null;
}

/** The borrower's orders (spec §2 'order'), each with the way to it. */
export function OrdersScreen(props: OrdersScreenProps): ReactElement {
  const { isAccountChanged, onBack, onMyAccount } = props;
  const t = useMessages(ordersMessages);
  return (
    <PageFrame title={t('title')} onBack={onBack}>
      {isAccountChanged && (
        <StatusBanner tone="success" title={t('accountChanged')} description={t('accountChangedText')}>
          {onMyAccount && (
            <Button size="small" onClick={onMyAccount}>
              {t('myAccount')}
            </Button>
          )}
        </StatusBanner>
      )}
      <Orders {...props} />
      {/* A complaint begins at the order that it is about. */}
      {props.state.kind !== 'loading' && <OrderHelp />}
    </PageFrame>
  );
}

function Orders(props: OrdersScreenProps): ReactElement {
  const { state, dues, now, openingPayment, paymentOf, onRetry, onPay, onProducts } = props;
  const t = useMessages(ordersMessages);
  const common = useMessages(commonMessages);
  const action = { label: t('seeProducts'), onClick: onProducts };
  const empty = { drawing: NoLoansDrawing, title: common('emptyOrders'), text: t('emptyText'), action };
  return (
    <AsyncView
      state={state}
      onRetry={onRetry}
      skeleton={<OrdersSkeleton />}
      empty={({ orders }) => orders.length === 0 && empty}
    >
      {({ orders }) => {
        const groups = orderGroups(listedOrders(orders, dues));
        return groups.map(({ kind, orders: listed, total }) => (
          <section key={kind} className="orders">
            {groups.length > 1 && (
              <h2 className="orders__title">
                {t(kind)}
                {/* Of one order alone its card says it. */}
                {total && listed.length > 1 && <span className="orders__total">{formatMoney(total)}</span>}
              </h2>
            )}
            <ul className="orders__list">
              {listed.map((each) => (
                <li key={each.order.orderNo}>
                  <OrderCard
                    listed={each}
                    isFinished={kind === 'finished'}
                    now={now}
                    isOpeningPayment={each.order.orderNo === openingPayment}
                    payment={paymentOf?.(each.order)}
                    onPay={() => onPay(each.order)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ));
      }}
    </AsyncView>
  );
}
