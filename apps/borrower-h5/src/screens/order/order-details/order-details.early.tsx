import { systemClock } from '@peace/money-date';
import { readAddress } from '@peace/web-platform';
import { earlyScreen } from '#shared/early-screen.tsx';
import { orderDetailsFirstProps, orderDetailsFirst } from './order-details.first.ts';
import { redirectFor } from './order-details.model.ts';
import { OrderDetailsView } from './order-details-view.tsx';

export const earlyScreens = [
  earlyScreen({
    ...orderDetailsFirst,
    View: OrderDetailsView,
    // An order that leads elsewhere is never seen.
    firstProps: (state, window) =>
      state.kind === 'ready' && redirectFor(state.data, readAddress(window)) !== null
        ? null
        : orderDetailsFirstProps(state, { kind: 'loading' }, systemClock.now()),
  }),
];
