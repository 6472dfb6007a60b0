import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { screens } from '@peace/screens';
import type { StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { noSlipEvents, untouchedSlip } from '#features/repayment/slip-state.ts';
import { noop } from '#shared/noop.ts';
import type { StoredCodeViewProps } from './stored-code-view.tsx';

/** Repayment by the code that was stored, as its route and its early page know it. */
export const repaymentOfStoredCodeFirst = {
  address: screens.repaymentOfStoredCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
};

/** What the page shows of a stored code before anything was touched, and before its order was read. */
export function storedCodeFirstProps(stored: StoredPayCode | null): StoredCodeViewProps {
  if (!stored) return { kind: 'none', page: { onBack: noop } };
  return {
    kind: 'stored',
    page: {
      stored,
      phase: { kind: 'idle' },
      // Copied only once the order and what is due are read.
      standing: 'reading',
      isAskedAgain: false,
      refresh: { kind: 'running' },
      slip: untouchedSlip,
      onBack: noop,
      slipEvents: noSlipEvents,
      onRetry: noop,
      onCheck: noop,
      onCancelled: noop,
      onReceipt: noop,
      onPayAgain: noop,
      onConfirmAgain: noop,
      onDeclineAgain: noop,
    },
    receipt: null,
  };
}
