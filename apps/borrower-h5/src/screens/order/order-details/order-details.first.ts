import { getOrder, type OrderDetails } from '@peace/api-client/contract/order/get-order';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import { plainMessage } from '@peace/i18n';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { appConfig } from '#shared/app-config.ts';
import type { DueState } from '#shared/due/due.model.ts';
import { noop } from '#shared/noop.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { promptFor } from './order-prompts.model.ts';
import type { OrderDetailsViewProps } from './order-details-view.tsx';

/** Order Details, as its route and its early page know it. */
export const orderDetailsFirst = {
  address: screens.orderDetails,
  title: plainMessage(orderDetailsMessages, 'title'),
  endpoint: getOrder,
};

/** What Order Details shows of a state before anything was touched. */
export function orderDetailsFirstProps(
  ids: OrderIds,
  state: AsyncState<OrderDetails>,
  due: DueState,
  now: number,
): OrderDetailsViewProps {
  const order = state.kind === 'ready' ? state.data : null;
  return {
    page: {
      ids,
      state,
      due: order && isPayable(order.status) ? due : null,
      refresh: { kind: 'done' },
      now,
      telephone: order?.telephone ?? appConfig.servicePhone,
      openingProduct: null,
      redirect: 'none',
      onBack: noop,
      onRetry: noop,
      onAction: noop,
      onPress: noop,
      onCall: noop,
      onReceipts: null,
      onQuietAction: noop,
      onFollow: noop,
      onProduct: noop,
      onMoreProducts: noop,
    },
    prompts: order && {
      order,
      ids,
      prompt: promptFor(order, new Set()),
      isRating: false,
      ratingMessage: null,
      onDismiss: noop,
      onWithdraw: noop,
      onAccounts: noop,
      onRate: noop,
    },
    receipts: null,
  };
}
