import type { PeriodInfo } from '@peace/api-client/contract/repayment/period-info';
import type { RepaymentPageProps } from './repayment-page.tsx';
import { selectedChannel } from './repayment.model.ts';

const later = () => undefined;

/** What a repayment page shows of what was read before anybody has touched it (decision 0021). */
export function repaymentAtFirst<Info extends PeriodInfo>(info: Info): RepaymentPageProps<Info> {
  return {
    state: { kind: 'ready', info },
    phase: { kind: 'idle' },
    sheet: { isOpen: false, selected: selectedChannel(info.channels, null) },
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
      onOpenCode: later,
      onCopyCode: later,
      onShowBarcode: later,
      onHideBarcode: later,
    },
  };
}
