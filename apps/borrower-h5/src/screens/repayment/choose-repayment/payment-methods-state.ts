import type { RepaymentWay } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { Money } from '@peace/money-date';
import type { AsyncState } from '@peace/ui-kit/async-view';
import type { NotPayableReason } from '#features/payment/payable.model.ts';
import type { OrderReading } from '#features/payment/use-order-reading.ts';
import { combinedRefresh, type Refresh } from '#shared/reading/refresh.ts';
import type { ReadState } from '#shared/reading/use-read.ts';

export interface LoadedPaymentMethods {
  readonly ways: RepaymentWay;
  /** Null while it is read for the first time: nothing can be paid until then. */
  readonly order: OrderDetails | null;
  /** The amount due if the link names another amount; null if no difference is known. */
  readonly otherDue: Money | null;
  readonly refresh: Refresh;
}

export type PaymentMethodsState =
  | AsyncState<LoadedPaymentMethods>
  | { readonly kind: 'settled'; readonly notPayableReason: NotPayableReason };

/** The page's state from its reads; an order that cannot be paid comes first. `unreadable`: said where the ways could not be read (spec §8). */
export function paymentMethodsStateOf(
  ways: ReadState<RepaymentWay>,
  reading: Pick<OrderReading, 'order' | 'notPayable' | 'refresh'>,
  otherDue: Money | null,
  unreadable: string,
): PaymentMethodsState {
  const { order, notPayable } = reading;
  if (notPayable) return { kind: 'settled', notPayableReason: notPayable };
  if (ways.kind === 'failed') return { ...ways, message: unreadable };
  if (order.kind === 'failed') return order;
  if (ways.kind === 'loading') return ways;
  // The amount due is optional here: if it cannot be read, only the link's amount is known.
  const dueRefresh: Refresh = reading.refresh.due.kind === 'running' ? reading.refresh.due : { kind: 'done' };
  const refresh = combinedRefresh([reading.refresh.order, ways.refresh, dueRefresh]);
  return {
    kind: 'ready',
    data: { ways: ways.data, order: order.kind === 'ready' ? order.data : null, otherDue, refresh },
  };
}
