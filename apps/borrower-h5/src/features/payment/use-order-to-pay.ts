import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { useConfirmedProduct } from '#shared/order/use-confirmed-product.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { refreshOf, useRead, type Read, type ReadState } from '#shared/reading/use-read.ts';
import { getOrderQuietly } from '#shared/reading/read-again.ts';
import { findNotPayableReason, type PayPurpose, type NotPayableReason } from './not-payable-reason.ts';

export type OrderToPay = Pick<Read<OrderDetails>, 'reload'> &
  (
    | Exclude<ReadState<OrderDetails>, { readonly kind: 'ready' }>
    | { readonly kind: 'payable'; readonly order: OrderDetails; readonly refresh: Refresh }
    | { readonly kind: 'settled'; readonly order: OrderDetails; readonly notPayableReason: NotPayableReason }
  );

/** Reads an order for a repayment page: only its status decides whether anything is offered there. */
export function useOrderToPay(ids: OrderIds, purpose: PayPurpose): OrderToPay {
  const { state, reload } = useRead(getOrderQuietly, ids);
  useConfirmedProduct(ids, state);
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return { ...state, reload };
    case 'ready': {
      const notPayableReason = findNotPayableReason(state.data, purpose);
      return notPayableReason
        ? { kind: 'settled', order: state.data, notPayableReason, reload }
        : { kind: 'payable', order: state.data, refresh: state.refresh, reload };
    }
  }
}

/** Whether a page's order is known as it is now. */
export function refreshOfOrder(order: OrderToPay): Refresh {
  switch (order.kind) {
    case 'loading':
    case 'failed':
      return refreshOf(order);
    case 'payable':
      return order.refresh;
    case 'settled':
      return { kind: 'done' };
  }
}
