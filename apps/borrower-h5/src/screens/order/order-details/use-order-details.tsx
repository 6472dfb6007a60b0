import { getOrder } from '@peace/api-client/contract/order/get-order';
import { isPayable, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import { useEffect, useMemo } from 'react';
import { useAmountDue } from '#features/due/use-amounts-due.ts';
import { knownOrder, rememberOrders } from '#shared/order/known-orders.ts';
import { useConfirmedProduct } from '#shared/order/use-confirmed-product.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { OrderPayment } from '#features/payment/order-payment.part.tsx';
import { useDueReminder } from '#features/receipt/use-due-reminder.tsx';
import { OrderRecord } from '#features/loan-record/order-record.part.tsx';
import { usePlacedApplications } from '#features/receipt/unplaced-applications.ts';
import { placeInPlan } from '#features/receipt/kept-plan.model.ts';
import { useApplication } from '#features/receipt/use-kept-offer.ts';
import { useStoredReceipts } from '#features/receipt/receipt.ts';
import { useReceipts } from '#features/receipt/use-receipts.tsx';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from '#shared/storage/stored-item.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useGoToMyAccount } from '#shared/navigation/use-go-home.ts';
import { useRead, useReloadBoth } from '#shared/reading/use-read.ts';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { orderDetailsProps, orderDetailsScreen } from './order-details.screen.ts';
import { type OrderDetailsViewProps, OrderDetailsView } from './order-details.view.tsx';
import { useDueTime } from '#features/due/use-due-text.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderPrompts } from './use-order-prompts.ts';
import { useOrderRedirect } from './use-order-redirect.ts';
import { usePaidOrder } from './use-paid-order.ts';
import { useReceivedApplication } from './use-received-application.ts';

export function useOrderDetails(ids: OrderIds): OrderDetailsViewProps {
  const { state, reload } = useRead(getOrder, ids);
  useConfirmedProduct(ids, state);
  const order = state.kind === 'ready' ? state.data : null;
  // Together with the order where an earlier visit or the list has seen that it can be paid.
  const amountDue = useAmountDue(ids, useIsKnownPayable(ids.orderId, order && order.status));
  const reloadBoth = useReloadBoth({ reload }, amountDue);
  useRestored(reloadBoth);
  const { redirect, follow } = useOrderRedirect(order);
  const isLeaving = redirect === 'leaving';
  const props = orderDetailsProps(ids, isLeaving ? { kind: 'loading' } : state, amountDue.state, useDueTime());
  const refresh = state.kind === 'ready' ? state.refresh : props.refresh;
  const goToMine = useGoToMyAccount();
  usePlacedApplications();
  const receipts = useReceipts(ids.orderId);
  const reminder = useDueReminder(
    { orderId: ids.orderId, productName: order?.productName ?? '' },
    props.due?.kind === 'known' ? props.due.due : null,
  );
  const stored = useStoredReceipts(ids.orderId);
  const applied = useApplication(stored);
  const application = useReceivedApplication(applied);
  const { reopen, events: answers, ...asked } = useOrderPrompts(order, !isLeaving);
  const { events: taps, ...actions } = useOrderActions(ids, order, {
    refresh,
    telephone: props.telephone,
    onWithdraw: () => reopen('withdraw'),
  });
  return {
    ...props,
    refresh,
    amountRefresh: amountDue.refresh,
    openingProduct: actions.openingProduct,
    isOpeningPayment: actions.isOpeningPayment,
    redirect,
    payment: <OrderPayment ids={ids} isBrief={false} tappedPage={actions.externalPaymentPage} />,
    reminder: reminder.outcome,
    hasReceipts: receipts.hasReceipts,
    reportedAt: receipts.reportedAt,
    receipts: receipts.sheet,
    application,
    paid: usePaidOrder(ids.orderId, order, stored),
    received: applied.offer?.received ?? null,
    place: placeInPlan(applied.offer?.plan ?? [], props.due?.kind === 'known' ? props.due.due : null),
    record: order && <OrderRecord orderId={ids.orderId} order={order} due={props.due} />,
    prompts: order && !isLeaving ? { order, ids, ...asked } : null,
    events: {
      ...taps,
      ...answers,
      back: useGoBack(),
      retry: reloadBoth,
      openReceipts: receipts.open,
      remind: reminder.remind,
      openRow: (action) => (action === 'myAccount' ? goToMine() : reopen(action)),
      follow,
    },
  };
}

/** Whether an order can be paid: by its status, until that is read (null) by what an earlier visit saw; false where neither says. */
function useIsKnownPayable(orderId: string, status: OrderStatus | null): boolean {
  const services = useServices();
  const before = useMemo(() => knownOrder(itemAccessOf(services), orderId)?.isPayable ?? false, [services, orderId]);
  const isPayableNow = status && isPayable(status);
  useEffect(() => {
    if (isPayableNow !== null) rememberOrders(itemAccessOf(services), [{ orderId, isPayable: isPayableNow }]);
  }, [services, orderId, isPayableNow]);
  return isPayableNow ?? before;
}

/** `/loanDetail?productId&orderId`; without a product id, by the order's alone. */
export const OrderDetailsRoute = screenRoute({
  ...orderDetailsScreen,
  useController: useOrderDetails,
  View: OrderDetailsView,
});
