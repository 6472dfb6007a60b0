import type { WireOf } from '@peace/api-client';
import { rateApp } from '@peace/api-client/contract/order/rate-app';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import wireNames from '@peace/api-client/contract/wire-names.json' with { type: 'json' };
import { type Circumstances, handle } from '../handle.ts';
import { Rejection } from '../http/rejection.ts';
import { statusAt } from '../state/due.ts';
import { knownOrder } from '../state/known.ts';
import type { Order } from '../state/order.ts';
import { orderRows } from './order-rows.ts';
import { recommendedWire } from './recommended-wire.ts';
import { statusNotice } from './status-notice.ts';

const SCORE_TAKEN = '5';

/** Order Details and its rating. */
export const orderHandlers = [
  handle(getOrder, {
    sample: { orderId: '7001' },
    respond: (call) => orderWire(knownOrder(call.state, call.payload.orderId), call),
  }),
  handle(rateApp, {
    sample: {},
    respond: ({ state, payload }) => {
      if (payload.score !== SCORE_TAKEN) throw new Rejection('The score is not accepted.');
      state.orderScores.push(Number(payload.score));
      // The call names no order: the borrower is not asked again anywhere.
      for (const order of state.orders.values()) state.orders.set(order.orderId, { ...order, asksForRating: false });
      return null;
    },
  }),
];

function orderWire(order: Order, { state, now, absolute }: Circumstances): WireOf<typeof getOrder> {
  const notice = statusNotice(order, now);
  const prompt = state.boundAccounts.has(order.product.productId) ? undefined : order.cardPrompt;
  return {
    orderStatus: statusAt(order, now),
    noticeStatusText: notice.title,
    noticeDesText: notice.text,
    recProducts: order.recommended.map((product) => recommendedWire(wireNames.recommendedProduct, product)),
    productName: order.product.name,
    productLogo: order.product.logo,
    userOrderDetail: { detail: orderRows(order, now) },
    h5Url: linked(order.h5Url, absolute),
    isDelay: order.canRollOver ? '1' : '0',
    telephone: order.telephone,
    isScore: order.asksForRating ? 1 : 0,
    playeduL: linked(order.withdrawLink, absolute),
    reyMsg: order.withdrawMessage,
    cardNeedPop: prompt === undefined ? 0 : 1,
    cardPopTitle: prompt?.title ?? '',
    cardPopMsg: prompt?.message ?? '',
  };
}

function linked(link: string, absolute: (address: string) => string): string {
  return link.startsWith('/') ? absolute(link) : link;
}
