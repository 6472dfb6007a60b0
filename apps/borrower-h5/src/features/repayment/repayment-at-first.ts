import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { RepaymentPageProps } from './repayment-page.tsx';
import { selectedChannel } from './repayment.model.ts';

const later = () => undefined;

/** What a repayment page shows before anybody has touched it, and before anything was read (decision 0021). */
export function repaymentAtFirst<Info extends PeriodRepayment>(info: Info | null): RepaymentPageProps<Info> {
  return {
    state: info ? { kind: 'ready', data: info } : { kind: 'loading' },
    phase: { kind: 'idle' },
    word: { isAsked: false, isGiven: false },
    // The order has not been read yet.
    refresh: { kind: 'running' },
    sheet: { isOpen: false, selected: selectedChannel(info?.channels ?? [], null) },
    code: { copied: 'idle', isBarcodeOpen: false },
    events: {
      onBack: later,
      onRetry: later,
      onInstructions: later,
      onOrder: later,
      onChooseMethod: later,
      onCloseSheet: later,
      onSelectChannel: later,
      onPay: later,
      onCheck: later,
      onCancelled: later,
      onReceipt: later,
      onCustomerService: later,
      onComplain: later,
      onPayAgain: later,
      onConfirmAgain: later,
      onDeclineAgain: later,
      onOpenCode: later,
      onCopyCode: later,
      onShowBarcode: later,
      onHideBarcode: later,
    },
  };
}
