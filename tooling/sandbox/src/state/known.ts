import { Rejection } from '../http/rejection.ts';
import type { Offer } from './offer.ts';
import type { Order, RecommendedProduct } from './order.ts';
import type { SandboxState } from './sandbox-state.ts';

/** The order with this id, or a refusal. */
export function knownOrder(state: SandboxState, orderId: string): Order {
  const order = state.orders.get(orderId);
  if (order === undefined) throw new Rejection(`Order ${orderId} does not exist.`);
  return order;
}

/** What is offered for this product, or a refusal. */
export function knownOffer(state: SandboxState, productId: string): Offer {
  const offer = state.offers.get(productId);
  if (offer === undefined) throw new Rejection(`Product ${productId} is not on offer.`);
  return offer;
}

/** The recommended product with this token, wherever it was recommended, or a refusal. */
export function knownRecommendation(state: SandboxState, token: string): RecommendedProduct {
  const recommended = [...state.orders.values()].flatMap((order) => order.recommended).concat(state.otherProducts);
  const product = recommended.find((candidate) => candidate.token === token);
  if (product === undefined) throw new Rejection('This product is no longer available.');
  return product;
}
