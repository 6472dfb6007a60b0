import { fn } from 'storybook/test';
import { untouchedSlip } from '#features/repayment/slip-state.ts';
import type { RepaymentPageEvents } from '#features/repayment/repayment-page.tsx';
import { storyNow } from '#shared/due/testing/a-due.ts';

/** Spies for what a borrower may do on a repayment page. */
function repaymentEvents(): RepaymentPageEvents {
  return {
    onBack: fn(),
    onRetry: fn(),
    onReceipt: fn(),
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
    onCopyAmount: fn(),
    onShowBarcode: fn(),
  };
}

/** A repayment page on which nothing was started. */
export const repaymentPageProps = <Info>(info: Info) =>
  ({
    ids: { orderId: '7002', productId: '68200' },
    state: { kind: 'ready', data: info },
    now: storyNow,
    phase: { kind: 'idle' },
    payAgain: { isAsked: false, isConfirmed: false },
    refresh: { kind: 'done' },
    sheet: { isOpen: false, selected: '90001' },
    slip: untouchedSlip,
    events: repaymentEvents(),
  }) as const;
