import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which order a screen is about. */
export interface OrderIds {
  /** Undefined where the link does not say: the list of orders may not know it, and the order's own id is enough. */
  readonly productId: string | undefined;
  readonly orderId: string;
}

/** `?productId&orderId`, the same object for the same order; null where the link names none. */
export function useOrderIds(): OrderIds | null {
  const [query] = useSearchParams();
  const orderId = query.get('orderId')?.trim() || null;
  const productId = query.get('productId')?.trim() || undefined;
  return useMemo(() => (orderId === null ? null : { productId, orderId }), [productId, orderId]);
}
