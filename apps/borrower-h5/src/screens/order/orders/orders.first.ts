import { getComplaintOptions, type ComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { plainMessage } from '@peace/i18n';
import { ordersMessages } from '@peace/i18n/messages/orders';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { noop } from '#shared/noop.ts';
import type { OrdersScreenProps } from './orders-screen.tsx';

/** The orders, as their route and their early page know them. The specification gives them no call of their own: `problem-init` lists them. */
export const ordersFirst = {
  address: screens.orders,
  title: plainMessage(ordersMessages, 'title'),
  endpoint: getComplaintOptions,
};

/** What the orders show of a state before anything was touched. */
export function ordersFirstProps(state: AsyncState<ComplaintOptions>, now: number): OrdersScreenProps {
  return {
    state,
    dues: [],
    now,
    openingPayment: null,
    isAccountChanged: false,
    onBack: noop,
    onRetry: noop,
    onPay: noop,
    onProducts: noop,
    onMyAccount: null,
  };
}
