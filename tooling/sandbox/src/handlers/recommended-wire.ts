import { toWireNames, type WireNames } from '@peace/api-client/contract/from-wire-names';
import type { RecommendedProduct } from '../state/order.ts';

/** A recommended product under the backend's obfuscated names. */
export function recommendedWire(names: WireNames, product: RecommendedProduct) {
  return toWireNames(names, recommendedFields(product));
}

/** A recommended product under the names that wire-names.json is keyed by. */
export function recommendedFields({ token, isClickable, ...texts }: RecommendedProduct) {
  return { ...texts, clickable: isClickable ? 1 : 0, productToken: token };
}
