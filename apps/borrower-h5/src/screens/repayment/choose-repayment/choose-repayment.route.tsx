import { plainMessage } from '@peace/i18n';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { ChooseRepaymentView } from './choose-repayment-view.tsx';
import { useChooseRepayment } from './use-choose-repayment.ts';

/** `/chooseRepayment?orderId&amount&couponId`, and `productId` where it is known (decisions 0017 and 0036). */
export const ChooseRepaymentRoute = screenRoute({
  address: screens.chooseRepayment,
  title: plainMessage(legacyRepaymentMessages, 'title'),
  useController: useChooseRepayment,
  View: ChooseRepaymentView,
});
