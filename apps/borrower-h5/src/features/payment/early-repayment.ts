import { getOrderRequest } from '@peace/api-client/contract/order/get-order';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Locale } from '@peace/i18n';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { localeOfVisit } from '#shared/page/locale-choice.ts';
import { isFeatureDisabled } from '#shared/app-config.ts';
import type { StateOf } from '#shared/events.ts';
import { selectedChannel, withOfferedChannels } from './payable.model.ts';
import type { RepaymentPageProps } from './repayment-page.tsx';
import { initialPaySlip } from './default-pay-code-box.tsx';
import { paidOrderOf, paymentPageOf } from './payment-page.model.ts';
import type { FirstState, FirstVisit } from '#features/early/early-screen.ts';

/** The state of a repayment page before any tap, and before anything was read (docs/decisions/early-page.md). */
export function initialRepayment<Info extends PeriodRepayment>(
  ids: OrderIds,
  read: AsyncState<Info>,
  { now, locale }: { readonly now: number | null; readonly locale: Locale },
): StateOf<RepaymentPageProps<Info>> {
  const state = mapReady(read, (info) => withOfferedChannels(info, isFeatureDisabled));
  const info = state.kind === 'ready' ? state.data : null;
  const order = { ...paidOrderOf(info, locale), isUnread: false, isAgainConfirmed: false };
  // The order has not been read yet.
  const refresh = { kind: 'running' } as const;
  return {
    ids,
    state,
    now,
    amount: order.amount,
    page: paymentPageOf({ kind: 'idle' }, order, refresh),
    payAgain: { isAsked: false, isConfirmed: false },
    refresh,
    orderFailure: null,
    sheet: { isOpen: false, selected: selectedChannel(info && info.channels, null) },
    slip: initialPaySlip,
  };
}

export const earlyRepayment = {
  atFirst: <Info extends PeriodRepayment>(state: FirstState<Info>, { params, now, window }: FirstVisit<OrderIds>) =>
    initialRepayment(params, state, { now, locale: localeOfVisit(window) }),
  // The Payment button waits for the order.
  next: (_info: unknown, { peaceEarly }: Pick<Window, 'peaceEarly'>) => [
    { endpoint: getOrderRequest, fields: peaceEarly?.payload ?? {} },
  ],
};
