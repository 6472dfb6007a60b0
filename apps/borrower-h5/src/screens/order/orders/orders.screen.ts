import { getComplaintOptions, type ComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { getPeriodRepaymentRequest } from '@peace/api-client/contract/repayment/get-period-repayment';
import { plainMessage } from '@peace/i18n';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import type { StateOf } from '#shared/events.ts';
import { earlyKnownOrder } from '#features/early/early-known-order.ts';
import { ordersWithDue } from './orders.model.ts';
import type { OrdersViewProps } from './orders.view.tsx';

/** The orders, as their controller and their early page know them. The specification gives them no call of their own: `problem-init` lists them. */
export const ordersScreen = {
  address: screens.orders,
  title: plainMessage(ordersMessages, 'title'),
  endpoint: getComplaintOptions,
};

export function ordersProps(state: AsyncState<ComplaintOptions>, now: number | null): StateOf<OrdersViewProps> {
  return {
    state,
    dues: [],
    refresh: { kind: 'done' },
    now,
    openingPayment: null,
    isAccountChanged: false,
    canGoToMyAccount: false,
  };
}

/** So many cards fit in a phone's window. What is due of the others is read after theirs. */
export const seenAtFirst = 2;

export const earlyScreens: EarlyScreens<typeof ordersScreen> = () => [
  {
    ...ordersScreen,
    // Its text about a changed account depends on the shell, which only the bridge knows.
    atFirst: (state, { params, now }) => (params.source === 'loanDetail' ? null : ordersProps(state, now)),
    next: ({ orders }, window) =>
      ordersWithDue(orders)
        .slice(0, seenAtFirst)
        .map(({ orderNo: orderId }) => ({
          endpoint: getPeriodRepaymentRequest,
          fields: { productId: earlyKnownOrder(window, orderId)?.productId ?? undefined, orderId },
        })),
  },
];
