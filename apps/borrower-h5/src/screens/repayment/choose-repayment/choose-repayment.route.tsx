import { screenRoute } from '#shared/screen-route.tsx';
import { chooseRepaymentFirst } from './choose-repayment.first.ts';
import { ChooseRepaymentView } from './choose-repayment-view.tsx';
import { useChooseRepayment } from './use-choose-repayment.ts';

/** `/chooseRepayment?orderId&amount&couponId`, and `productId` where it is known (decisions 0017 and 0036). */
export const ChooseRepaymentRoute = screenRoute({
  ...chooseRepaymentFirst,
  useController: useChooseRepayment,
  View: ChooseRepaymentView,
});
