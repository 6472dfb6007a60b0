import { screenRoute } from '#shared/screen-route.tsx';
import { repayDelayFirst } from './repay-delay.first.ts';
import { RepayDelayScreen } from './repay-delay-screen.tsx';
import { useRepayDelay } from './use-repay-delay.ts';

/** `/repayDelay?productId&orderId`; without a product id, by the order's alone. */
export const RepayDelayRoute = screenRoute({
  ...repayDelayFirst,
  useController: useRepayDelay,
  View: RepayDelayScreen,
});
