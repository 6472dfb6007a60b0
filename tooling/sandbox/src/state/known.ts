import { anOffer } from '../factories/an-offer.ts';
import { Rejection } from '../http/rejection.ts';
import type { Offer } from './offer.ts';
import type { Order, RecommendedProduct } from './order.ts';
import type { SandboxState } from './sandbox-state.ts';

const CLOSED = 200;

export function knownOrder(state: SandboxState, orderId: string): Order {
  const order = state.orders.get(orderId);
  if (order === undefined) throw new Rejection(`Order ${orderId} does not exist.`);
  return order;
}

/** Returns the offer for this product, or a refusal. A borrower who repaid a loan is offered the same product again. */
export function knownOffer(state: SandboxState, productId: string): Offer {
  const repaid = [...state.orders.values()].find(
    (order) => order.product.productId === productId && order.status === CLOSED,
  );
  const offer = state.offers.get(productId) ?? (repaid && anOffer({ product: repaid.product }));
  if (offer === undefined) throw new Rejection('This loan isn’t offered now.');
  return offer;
}

/** The recommended product with this token, wherever it was recommended, or a refusal. */
export function knownRecommendation(state: SandboxState, token: string): RecommendedProduct {
  const recommended = [...state.orders.values()].flatMap((order) => order.recommended).concat(state.otherProducts);
  const product = recommended.find((candidate) => candidate.token === token);
  if (product === undefined) throw new Rejection('This product is no longer available.');
  return product;
}
