import { screenRoute } from '#shared/screen-route.tsx';
import { chooseRepaymentFirst } from './choose-repayment.first.ts';
import { ChooseRepaymentView } from './choose-repayment-view.tsx';
import { useChooseRepayment } from './use-choose-repayment.ts';

/** `/chooseRepayment?orderId&amount&couponId`, and `productId` where it is known (docs/decisions/paying-by-card.md). */
export const ChooseRepaymentRoute = screenRoute({
  ...chooseRepaymentFirst,
  useController: useChooseRepayment,
  View: ChooseRepaymentView,
});
