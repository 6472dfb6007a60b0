import { screenRoute } from '#shared/screen-route.tsx';
import { repayFirst } from './repay.first.ts';
import { RepayScreen } from './repay-screen.tsx';
import { useRepay } from './use-repay.ts';

/** `/repay?productId&orderId`; without a product id, by the order's alone. */
export const RepayRoute = screenRoute({ ...repayFirst, useController: useRepay, View: RepayScreen });
