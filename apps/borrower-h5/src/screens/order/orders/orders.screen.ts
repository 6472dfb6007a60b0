import { getComplaintOptions, type ComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { plainMessage } from '@peace/i18n';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { readQuery } from '@peace/web-platform';
import { earlyDueTime } from '#features/due/due-time.ts';
import type { StateOf } from '#shared/events.ts';
import { earlyScreen } from '#features/early/early-screen.ts';
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

export const earlyScreens = () => [
  earlyScreen(ordersScreen, {
    // What it says of a changed account depends on the shell, which only the bridge knows.
    atFirst: (state, window) =>
      readQuery(window).get('source') === 'loanDetail' ? null : ordersProps(state, earlyDueTime(window)),
  }),
];
