import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ProductHeader } from '@peace/ui-kit/product-header';
import type { Money } from '@peace/money-date';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { AppOnly, ClientOnly } from '@peace/ui-kit/client-only';
import { rowsWithTotal, type DueState } from '#features/due/due.model.ts';
import type { PlaceInPlan } from '#features/receipt/kept-plan.model.ts';
import type { StateOf } from '#shared/events.ts';
import { FoldRow, Row, RowCard } from '@peace/ui-kit/row-card';
import { useCustomerServiceLink } from '#features/order-help/use-customer-service-link.ts';
import { StaleNotice } from '#shared/reading/stale-notice.tsx';
import { combinedRefresh, type Refresh } from '#shared/reading/refresh.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { rowsWithDates } from '#shared/wire-date-text.ts';
import { OrderActionBar, type OrderActionEvents } from './order-action-bar.tsx';
import {
  amountToGet,
  footerFor,
  isHelpFirst,
  isMessage,
  isUnclear,
  lacksWithdrawLink,
  type Redirect,
  type QuietAction,
  quietActionsFor,
} from './order-details.model.ts';
import { OrderDetailsHelp } from './order-details-help.tsx';
import { OrderPrompts, type OrderPromptEvents, type OrderPromptsProps } from './order-prompts.tsx';
import { OrderStatusSummary } from './order-status-summary.tsx';
import './order-status-summary.css';
import type { PaidOrder } from './use-paid-order.ts';
import { RedirectNotice } from './redirect-notice.tsx';
import type { ReceivedApplication } from './use-received-application.ts';
import { DueCardSkeleton } from '@peace/ui-kit/due-card';
import { ProductRowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { InfoIcon, ReceiptIcon, WalletIcon } from '@peace/vant-react-compat/icon';
import { Button } from '@peace/vant-react-compat/button';
import './order-details.css';

export interface OrderDetailsEvents extends OrderActionEvents, OrderPromptEvents {
  readonly back: () => void;
  readonly call: () => void;
  readonly openReceipts: () => void;
  readonly openRow: (action: QuietAction) => void;
  readonly remind: () => void;
  readonly follow: () => void;
  readonly openProduct: (index: number) => void;
  readonly showMoreProducts: () => void;
}

export interface OrderDetailsViewProps {
  readonly state: AsyncState<OrderDetails>;
  readonly due: DueState | null;
  /** How reading the order again went. */
  readonly refresh: Refresh;
  readonly amountRefresh: Refresh;
  /** The moment it is seen at, in milliseconds since 1970. */
  readonly now: number | null;
  /** The order's telephone, or the service's. */
  readonly telephone: string;
  readonly openingProduct: number | null;
  /** The external payment page was tapped, and is about to open. */
  readonly isOpeningPayment: boolean;
  /** The order would have led elsewhere, and did not: said above everything else. */
  readonly redirect: Redirect;
  readonly payment?: ReactNode;
  /** The remaining step of the reminder of the due date. */
  readonly reminder?: ReactNode;
  readonly hasReceipts: boolean;
  /** When this phone saw the payment arrive that closed the order: on this visit, which its notice celebrates, or before. */
  readonly paid?: PaidOrder | null;
  /** The amount that arrives by the accepted offer; null where it says none. */
  readonly received?: Money | null;
  /** Which payment of the accepted plan is due; null where it says none. */
  readonly place?: PlaceInPlan | null;
  readonly receipts?: ReactNode;
  /** The application that led here. */
  readonly application?: ReceivedApplication | null;
  /** The borrower's records of the order; last on the page, because their code comes late. */
  readonly record?: ReactNode;
  /** When a problem with it was last reported, milliseconds since 1970; null: none is known. */
  readonly reportedAt?: number | null;
  readonly prompts: StateOf<OrderPromptsProps> | null;
  readonly events: OrderDetailsEvents;
  readonly ids: OrderIds;
}

/** Order Details (spec §2): where the order stands, what it says, and the one thing to do next. */
export function OrderDetailsView(props: OrderDetailsViewProps): ReactElement {
  const { prompts, receipts, events } = props;
  return (
    <>
      <Page {...props} />
      {prompts && (
        <ClientOnly>{() => <OrderPrompts {...prompts} received={props.received} events={events} />}</ClientOnly>
      )}
      {receipts}
    </>
  );
}

function Page(props: OrderDetailsViewProps): ReactElement {
  const { state, refresh, events } = props;
  const t = useMessages(orderDetailsMessages);
  const order = state.kind === 'ready' ? state.data : null;
  const { locale } = useLocale();
  const ask = useCustomerServiceLink(props.ids.orderId);
  const isOld = order !== null && refresh.kind === 'failed';
  const toGet = order && amountToGet(order, props.received ?? null, locale);
  function bar() {
    if (!order) return null;
    const footer = footerFor(order);
    // Spec §2: the button area shows only when the products are hidden.
    if (footer.kind === 'products' && !isOld) return null;
    // The extension is a row of the page, where the specification's wording and order are not shown.
    const actions = (footer.kind === 'actions' ? footer.actions : []).filter(
      ({ kind }) => kind !== 'rollOver' || locale === 'original',
    );
    const done = props.paid === 'now' ? { label: t('done'), href: href(screens.orders) } : undefined;
    const first = props.redirect === 'refused' ? ask : done;
    if (isOld || actions.length > 0)
      return <OrderActionBar {...props} order={order} toGet={toGet} first={first} actions={actions} isOld={isOld} />;
    const askAbout = { ...ask, label: t('askAbout') };
    if (lacksWithdrawLink(order) && locale !== 'original') return <ActionBar hint={t('noLink')} primary={askAbout} />;
    if (first || isUnclear(order)) return <ActionBar primary={ask} />;
    const others = { label: t('otherLoans'), href: href(screens.recommendList) };
    return isMessage(order, locale) ? <ActionBar primary={others} secondary={askAbout} /> : null;
  }
  return (
    <PageFrame title={t('title')} onBack={events.back} actionBar={bar()}>
      <AsyncView
        state={state}
        onRetry={events.retry}
        failureAction={{ label: t('seeOrders'), href: href(screens.orders) }}
        skeleton={<OrderDetailsSkeleton />}
        loadingLabel={t('loading')}
      >
        {(data) => <Order {...props} order={data} toGet={toGet} />}
      </AsyncView>
    </PageFrame>
  );
}

const quietLabels = { withdraw: 'withdraw', bindCard: 'bindCardTitle', myAccount: 'myAccount' } as const;

interface OrderProps extends OrderDetailsViewProps {
  readonly order: OrderDetails;
  readonly toGet: Money | null;
}

function Order(props: OrderProps): ReactElement {
  const { order, due, paid, events } = props;
  const t = useMessages(orderDetailsMessages);
  const { locale } = useLocale();
  const number = props.ids.orderId;
  // It is what customer service asks for on the telephone; the specification's card has its rows alone.
  const isNumbered = locale !== 'original' && !order.rows.some(({ value }) => value === number);
  const sum = due?.kind === 'known' ? due.due.amount : null;
  const rows = rowsWithDates(rowsWithTotal(order.rows, sum), locale);
  // The page of the last payment ends after its slip.
  const isJustPaid = paid === 'now';
  const quietActions = quietActionsFor(order).filter((action) => !isJustPaid || action !== 'myAccount');
  const helpFirst = isHelpFirst(order, locale);
  const hasOffers = footerFor(order).kind === 'products';
  const isFolded = (isJustPaid || (hasOffers && locale !== 'original')) && rows.length > 0;
  const hasRows = isFolded || quietActions.length > 0 || props.hasReceipts;
  const more = hasRows && (
    <>
      {isFolded && (
        <FoldRow icon={<InfoIcon />} title={order.productName}>
          <DetailRows rows={rows} />
        </FoldRow>
      )}
      {quietActions.map((action) => (
        <Row key={action} icon={<WalletIcon />} title={t(quietLabels[action])} onClick={() => events.openRow(action)} />
      ))}
      {props.hasReceipts && (
        <AppOnly>{() => <Row icon={<ReceiptIcon />} title={t('receipts')} onClick={events.openReceipts} />}</AppOnly>
      )}
    </>
  );
  const isHelpNext = !isJustPaid && !helpFirst && !hasOffers;
  return (
    <>
      {props.payment}
      <StaleNotice refresh={combinedRefresh([props.refresh, props.amountRefresh])} />
      {isJustPaid ? (
        <AppOnly>
          {() => (
            <p className="order-status__after">
              <strong>{order.statusTitle}</strong> <UnbrokenText>{order.statusDescription}</UnbrokenText>
            </p>
          )}
        </AppOnly>
      ) : (
        <OrderStatusSummary {...props} isPaid={paid === 'before'} />
      )}
      {props.reminder}
      {/* The status of the loan comes before its link. */}
      <ClientOnly>{() => <RedirectNotice {...props} />}</ClientOnly>
      {helpFirst && <OrderDetailsHelp {...props} />}
      {!isFolded && (
        <Card>
          <ProductHeader
            logo={order.productLogo}
            name={order.productName}
            note={isNumbered && t('numbered', { number })}
          />
          <DetailRows rows={rows} />
        </Card>
      )}
      {more && !isHelpNext && <RowCard>{more}</RowCard>}
      {hasOffers && (
        <div className="order-details__offers">
          <ClientOnly>{() => <Offers {...props} />}</ClientOnly>
        </div>
      )}
      {!isJustPaid && (
        <>
          {!helpFirst && <OrderDetailsHelp {...props} rows={isHelpNext && more} />}
          {props.record}
        </>
      )}
    </>
  );
}

/** Few loans have offers below them: every page would load their code. */
const OfferList = lazy(async () => ({ default: (await import('#features/order/offer-list.tsx')).OfferList }));

function Offers({ order, openingProduct, events }: OrderProps): ReactElement {
  const t = useMessages(orderDetailsMessages);
  const more = (
    <Button plain block onClick={events.showMoreProducts}>
      {t('moreProducts')}
    </Button>
  );
  return (
    <ErrorBoundary fallback={() => more}>
      <Suspense>
        <OfferList
          products={order.recommendedProducts}
          opening={openingProduct}
          onProduct={events.openProduct}
          onMore={events.showMoreProducts}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function OrderDetailsSkeleton(): ReactElement {
  return (
    <>
      <DueCardSkeleton isWhole />
      <ProductRowsSkeleton rows={5} />
      <Card>
        <SkeletonLine kind="title" />
      </Card>
    </>
  );
}
