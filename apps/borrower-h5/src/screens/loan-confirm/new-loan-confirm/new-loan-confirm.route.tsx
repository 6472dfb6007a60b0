import { plainMessage } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { NewLoanConfirmScreen } from './new-loan-confirm-screen.tsx';
import { useNewLoanConfirm } from './use-new-loan-confirm.ts';

/** `/newLoanConfirm?productId&orderId&coinciding` */
export const NewLoanConfirmRoute = screenRoute({
  address: screens.newLoanConfirm,
  title: plainMessage(loanConfirmMessages, 'title'),
  useController: useNewLoanConfirm,
  View: NewLoanConfirmScreen,
});
