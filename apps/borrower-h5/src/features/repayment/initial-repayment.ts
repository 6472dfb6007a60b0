import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import type { OrderIds } from '#shared/order-ids.ts';
import { isFeatureDisabled } from '#shared/feature-disabled.ts';
import type { StateOf } from '#shared/events.ts';
import { selectedChannel, withOfferedChannels } from './repayment.model.ts';
import type { RepaymentPageProps } from './repayment-page.tsx';
import { initialPaySlip } from './slip-state.ts';

/** What a repayment page shows before any tap, and before anything was read (docs/decisions/early-page.md). */
export function initialRepayment<Info extends PeriodRepayment>(
  ids: OrderIds,
  read: AsyncState<Info>,
  now: number,
): StateOf<RepaymentPageProps<Info>> {
  const state = mapReady(read, (info) => withOfferedChannels(info, isFeatureDisabled));
  const channels = state.kind === 'ready' ? state.data.channels : [];
  return {
    ids,
    state,
    now,
    phase: { kind: 'idle' },
    payAgain: { isAsked: false, isConfirmed: false },
    // The order has not been read yet.
    refresh: { kind: 'running' },
    sheet: { isOpen: false, selected: selectedChannel(channels, null) },
    slip: initialPaySlip,
  };
}
