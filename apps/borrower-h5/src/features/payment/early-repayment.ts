import { getOrderRequest } from '@peace/api-client/contract/order/get-order';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { isFeatureDisabled } from '#shared/app-config.ts';
import type { StateOf } from '#shared/events.ts';
import { selectedChannel, withOfferedChannels } from './payable.model.ts';
import type { RepaymentPageProps } from './repayment-page.tsx';
import { initialPaySlip } from './default-pay-code-box.tsx';
import type { FirstState, FirstVisit } from '#features/early/early-screen.ts';

/** The state of a repayment page before any tap, and before anything was read (docs/decisions/early-page.md). */
export function initialRepayment<Info extends PeriodRepayment>(
  ids: OrderIds,
  read: AsyncState<Info>,
  now: number | null,
): StateOf<RepaymentPageProps<Info>> {
  const state = mapReady(read, (info) => withOfferedChannels(info, isFeatureDisabled));
  const channels = state.kind === 'ready' ? state.data.channels : null;
  return {
    ids,
    state,
    now,
    phase: { kind: 'idle' },
    payAgain: { isAsked: false, isConfirmed: false },
    // The order has not been read yet.
    refresh: { kind: 'running' },
    orderFailure: null,
    sheet: { isOpen: false, selected: selectedChannel(channels, null) },
    slip: initialPaySlip,
  };
}

export const earlyRepayment = {
  atFirst: <Info extends PeriodRepayment>(state: FirstState<Info>, { params, now }: FirstVisit<OrderIds>) =>
    initialRepayment(params, state, now),
  // The Payment button waits for the order.
  next: (_info: unknown, { peaceEarly }: Pick<Window, 'peaceEarly'>) => [
    { endpoint: getOrderRequest, fields: peaceEarly?.payload ?? {} },
  ],
};
