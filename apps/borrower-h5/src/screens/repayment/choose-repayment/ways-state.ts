import type { ApiError } from '@peace/api-client';
import type { RepaymentWay } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { Settlement } from '#shared/payment/settlement.ts';
import { refreshOf, type OrderToPay } from '#features/repayment/use-order-to-pay.ts';
import { combinedRefresh, type Refresh } from '#shared/refresh.ts';
import type { Read } from '#shared/use-read.ts';

/** What is known of the order and the ways to pay it. */
export type WaysState =
  | { readonly kind: 'loading' }
  /** `error`: of the order; null where the ways could not be read, whose words are the product's (spec §8). */
  | { readonly kind: 'failed'; readonly error: ApiError | null; readonly isRetrying: boolean }
  | { readonly kind: 'settled'; readonly settlement: Settlement }
  | {
      readonly kind: 'ready';
      readonly ways: RepaymentWay;
      readonly order: OrderDetails;
      /** Whether both are as they stand now. */
      readonly refresh: Refresh;
    };

/** The page's state from its two reads. An order that cannot be paid says so whatever became of the ways. */
export function waysStateOf(ways: Read<RepaymentWay>, order: OrderToPay): WaysState {
  if (order.kind === 'settled') return order;
  if (ways.kind === 'failed') return { kind: 'failed', error: null, isRetrying: ways.isRetrying };
  if (order.kind === 'failed') return { kind: 'failed', error: order.error, isRetrying: order.isRetrying };
  if (ways.kind === 'loading' || order.kind === 'reading') return { kind: 'loading' };
  const refresh = combinedRefresh([refreshOf(order), ways.refresh]);
  return { kind: 'ready', ways: ways.data, order: order.order, refresh };
}
