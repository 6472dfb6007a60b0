import { getOrder, type OrderDetails } from '@peace/api-client/contract/order/get-order';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import { plainMessage } from '@peace/i18n';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { readAddress } from '@peace/web-platform';
import { appConfig } from '#shared/app-config.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import { type DueState, dueStateOf } from '#features/due/due.model.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import type { StateOf } from '#shared/events.ts';
import { dueShown, redirectFor, telephoneOf } from './order-details.model.ts';
import type { OrderDetailsViewProps } from './order-details.view.tsx';

export const orderDetailsScreen = {
  address: screens.orderDetails,
  title: plainMessage(orderDetailsMessages, 'title'),
  endpoint: getOrder,
};

/** The view's props without its events: what the early page shows, and what the controller begins with on every render. */
export function orderDetailsProps(
  ids: OrderIds,
  state: AsyncState<OrderDetails>,
  due: DueState,
  now: number | null,
): StateOf<OrderDetailsViewProps> {
  const order = state.kind === 'ready' ? state.data : null;
  return {
    ids,
    state,
    due: order && dueShown(order, due),
    refresh: { kind: 'done' },
    amountRefresh: { kind: 'done' },
    now,
    telephone: order ? telephoneOf(order, appConfig.servicePhone) : appConfig.servicePhone,
    openingProduct: null,
    isOpeningPayment: false,
    redirect: 'none',
    hasReceipts: false,
    prompts: null,
  };
}

export const earlyScreens: EarlyScreens<typeof orderDetailsScreen, typeof getPeriodRepayment> = () => [
  {
    ...orderDetailsScreen,
    // An order that leads elsewhere is never seen.
    atFirst: (state, { window, params, second, now }) =>
      state.kind === 'ready' && redirectFor(state.data, readAddress(window)) !== null
        ? null
        : orderDetailsProps(params, state, second ? dueStateOf(second) : { kind: 'loading' }, now),
    second: { endpoint: getPeriodRepayment, isWanted: ({ status }) => isPayable(status) },
  },
];
