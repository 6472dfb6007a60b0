import { initialPaySlip } from '#features/payment/default-pay-code-box.tsx';
import type { RepaymentPageEvents } from '#features/payment/repayment-page.tsx';
import { storyNow } from '#features/due/testing/a-due.ts';
import { spies } from '#shared/testing/spies.ts';

/** A repayment page on which nothing was started. */
export const repaymentPageProps = <Info>(info: Info) =>
  ({
    ids: { orderId: '7001', productId: '68200' },
    state: { kind: 'ready', data: info },
    now: storyNow,
    phase: { kind: 'idle' },
    payAgain: { isAsked: false, isConfirmed: false },
    refresh: { kind: 'done' },
    orderFailure: null,
    sheet: { isOpen: false, selected: '90001' },
    slip: initialPaySlip,
    events: spies<RepaymentPageEvents>(),
  }) as const;
