import { systemClock } from '@peace/money-date';
import { earlyScreen } from '#shared/early-screen.tsx';
import { orderDetailsFirstProps, orderDetailsFirst } from './order-details.first.ts';
import { redirectFor } from './order-details.model.ts';
import { OrderDetailsView } from './order-details-view.tsx';

export const earlyScreens = [
  earlyScreen({
    ...orderDetailsFirst,
    View: OrderDetailsView,
    // An order that leads elsewhere is never seen.
    firstProps: (state) =>
      state.kind === 'ready' && redirectFor(state.data) !== null
        ? null
        : orderDetailsFirstProps(state, { kind: 'loading' }, systemClock.now()),
  }),
];
