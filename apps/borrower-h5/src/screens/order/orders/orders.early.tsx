import { systemClock } from '@peace/money-date';
import { readQuery } from '@peace/web-platform';
import { earlyScreen } from '#shared/early-screen.tsx';
import { ordersFirst, ordersFirstProps } from './orders.first.ts';
import { OrdersScreen } from './orders-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...ordersFirst,
    View: OrdersScreen,
    // What it says of a changed account depends on the shell, which only the bridge knows.
    firstProps: (state, window) =>
      readQuery(window).get('source') === 'loanDetail' ? null : ordersFirstProps(state, systemClock.now()),
  }),
];
