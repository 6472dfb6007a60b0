import { toWireNames, type WireNames } from '@peace/api-client/contract/from-wire-names';
import type { WireOf } from '@peace/api-client';
import { rateApp } from '@peace/api-client/contract/order/rate-app';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import type { RecommendedProduct, Order } from '../state/order.ts';
import { type Circumstances, handle } from '../handle.ts';
import { Rejection } from '../http/rejection.ts';
import { statusAt } from '../state/plan.ts';
import { knownOrder } from '../state/known.ts';
import { orderRows, statusNotice } from './order-rows.ts';
import wireNames from '@peace/api-client/contract/wire-names.json' with { type: 'json' };

/** A recommended product under the backend's obfuscated names. */
export function recommendedWire(names: WireNames, product: RecommendedProduct) {
  return toWireNames(names, recommendedFields(product));
}

/** A recommended product under the names that wire-names.json is keyed by. */
export function recommendedFields({ token, isClickable, ...texts }: RecommendedProduct) {
  return { ...texts, clickable: isClickable ? 1 : 0, productToken: token };
}

const SCORE_TAKEN = '5';

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
    h5Url: absolute(order.h5Url),
    isDelay: order.canRollOver ? '1' : '0',
    telephone: order.telephone,
    isScore: order.asksForRating ? 1 : 0,
    playeduL: absolute(order.withdrawLink),
    reyMsg: order.withdrawMessage,
    cardNeedPop: prompt === undefined ? 0 : 1,
    cardPopTitle: prompt?.title ?? '',
    cardPopMsg: prompt?.message ?? '',
  };
}
