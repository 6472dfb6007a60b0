import { fn } from 'storybook/test';
import type { RepaymentPageEvents } from '#features/repayment/repayment-page.tsx';

/** Spies for what a borrower may do on a repayment page. */
export function repaymentEvents(): RepaymentPageEvents {
  return {
    onBack: fn(),
    onRetry: fn(),
    onInstructions: fn(),
    onReceipt: fn(),
    onCustomerService: fn(),
    onComplain: fn(),
    onOrder: fn(),
    onChooseMethod: fn(),
    onCloseSheet: fn(),
    onSelectChannel: fn(),
    onPay: fn(),
    onCheck: fn(),
    onCancelled: fn(),
    onPayAgain: fn(),
    onConfirmAgain: fn(),
    onDeclineAgain: fn(),
    onOpenCode: fn(),
    onCopyCode: fn(),
    onShowBarcode: fn(),
    onHideBarcode: fn(),
  };
}
