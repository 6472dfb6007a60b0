import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { RepaymentOfCodeScreen } from './repayment-of-code-screen.tsx';
import { useRepaymentOfCode } from './use-repayment-of-code.ts';

/** `/repaymentOfCode?showType&payCode&payCodeImg&repayAmount`; `orderId` and `productId` where the link names its order. */
export const RepaymentOfCodeRoute = screenRoute({
  address: screens.repaymentOfCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
  useController: useRepaymentOfCode,
  View: RepaymentOfCodeScreen,
});
