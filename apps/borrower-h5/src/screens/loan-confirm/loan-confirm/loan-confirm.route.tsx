import { screenRoute } from '#shared/screen-route.tsx';
import { instalmentConfirmFirst, loanConfirmFirst } from './loan-confirm.first.ts';
import { LoanConfirmScreen } from './loan-confirm-screen.tsx';
import { useLoanConfirm } from './use-loan-confirm.ts';

/** `/loanConfirm?productId&orderId` */
export const LoanConfirmRoute = screenRoute({
  ...loanConfirmFirst,
  useController: useLoanConfirm,
  View: LoanConfirmScreen,
});

/** `/confirmOfPeriod?productId&orderId`: an instalment loan. */
export const InstalmentConfirmRoute = screenRoute({
  ...instalmentConfirmFirst,
  useController: useLoanConfirm,
  View: LoanConfirmScreen,
});
