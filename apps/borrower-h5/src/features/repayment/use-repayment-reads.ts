import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { AsyncState } from '@peace/ui-kit/async-view';
import type { OrderIds } from '#shared/order-ids.ts';
import type { PayPurpose } from '#shared/payment/settlement.ts';
import { combinedRefresh } from '#shared/refresh.ts';
import { isFeatureDisabled } from '#shared/feature-disabled.ts';
import { useReloadBoth, type Read } from '#shared/use-read.ts';
import { withOfferedChannels } from './repayment.model.ts';
import type { RepaymentState } from './repayment-page.tsx';
import { refreshOfOrder, useOrderToPay } from './use-order-to-pay.ts';

/** What a repayment page reads: what is due, with the channels that are offered, and the order that decides about paying. */
export function useRepaymentReads<Info extends PeriodRepayment | Extension>(
  ids: OrderIds,
  purpose: PayPurpose,
  read: Read<Info>,
) {
  const order = useOrderToPay(ids, purpose);
  const due: AsyncState<Info> =
    read.state.kind === 'ready'
      ? { ...read.state, data: withOfferedChannels(read.state.data, isFeatureDisabled) }
      : read.state;
  const info = due.kind === 'ready' ? due.data : null;
  const state: RepaymentState<Info> = order.kind === 'settled' && !info ? { kind: 'settled' } : due;
  return {
    state,
    info,
    isPayable: order.kind === 'payable',
    settlement: order.kind === 'settled' ? order.settlement : null,
    refresh: combinedRefresh([
      refreshOfOrder(order),
      read.state.kind === 'ready' ? read.state.refresh : { kind: 'running' },
    ]),
    reload: useReloadBoth(order, read),
  };
}
