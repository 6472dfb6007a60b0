import { screenRoute } from '#shared/screen-route.tsx';
import { repaymentOfCodeFirst } from './repayment-of-code.first.ts';
import { RepaymentOfCodeScreen } from './repayment-of-code-screen.tsx';
import { useRepaymentOfCode } from './use-repayment-of-code.ts';

/** `/repaymentOfCode?showType&payCode&payCodeImg&repayAmount`; `orderId` and `productId` where the link names its order. */
export const RepaymentOfCodeRoute = screenRoute({
  ...repaymentOfCodeFirst,
  useController: useRepaymentOfCode,
  View: RepaymentOfCodeScreen,
});
