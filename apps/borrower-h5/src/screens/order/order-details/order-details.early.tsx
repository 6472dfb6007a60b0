import { isPayable } from '@peace/api-client/contract/order/order-status';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { systemClock } from '@peace/money-date';
import { readAddress } from '@peace/web-platform';
import { dueStateOf } from '#shared/due/due.model.ts';
import { earlyScreen } from '#shared/early-screen.tsx';
import { orderDetailsFirstProps, orderDetailsFirst } from './order-details.first.ts';
import { redirectFor } from './order-details.model.ts';
import { OrderDetailsView } from './order-details-view.tsx';

export const earlyScreens = [
  earlyScreen({
    ...orderDetailsFirst,
    View: OrderDetailsView,
    // An order that leads elsewhere is never seen.
    firstProps: (state, window, ids, info) =>
      state.kind === 'ready' && redirectFor(state.data, readAddress(window)) !== null
        ? null
        : orderDetailsFirstProps(ids, state, info ? dueStateOf(info) : { kind: 'loading' }, systemClock.now()),
    second: { endpoint: getPeriodRepayment, isWanted: ({ status }) => isPayable(status) },
  }),
];
