import { plainMessage } from '@peace/i18n';
import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { RepaymentInstructionsScreen } from './repayment-instructions-screen.tsx';
import { useRepaymentInstructions } from './use-repayment-instructions.ts';

/** `/repaymentInstructions`, and `?channel=` for one of them; `orderId` where it was opened from an order. */
export const RepaymentInstructionsRoute = screenRoute({
  address: screens.repaymentInstructions,
  title: plainMessage(repaymentInstructionsMessages, 'title'),
  useController: useRepaymentInstructions,
  View: RepaymentInstructionsScreen,
});
