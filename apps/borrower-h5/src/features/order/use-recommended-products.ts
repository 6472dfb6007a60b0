import { eventSave } from '@peace/api-client/contract/tracking/event-save';
import { productLink } from '@peace/api-client/contract/variant2/product-link';
import type { RecommendedProduct } from '@peace/api-client/contract/variant2/recommended-product';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { useTarget } from '#shared/use-target.ts';

/** Which products are recommended, and where. */
export interface RecommendedProductsOptions {
  readonly products: readonly RecommendedProduct[];
  /** What the backend calls the screen. */
  readonly module: 'loanDetail' | 'jointLoginFailure' | 'recommendList';
  /** The product that the screen is about; undefined where it is about none, and then nothing is counted. */
  readonly productId: string | undefined;
}

/**
 * Opens a recommended product (spec §7; decision 0003): its tap is counted, then its link asked for, one at a time.
 * `opening` is the place of the one whose link is being asked for.
 */
export function useRecommendedProducts({ products, module, productId }: RecommendedProductsOptions) {
  const { api } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const openTarget = useTarget();
  const [opening, setOpening] = useState<number | null>(null);
  const isOpening = useRef(false);

  async function open(position: number) {
    const product = products[position];
    if (!product?.productToken || isOpening.current) return;
    isOpening.current = true;
    setOpening(position);
    // Only counts the tap: whether it arrives does not matter to the borrower.
    if (productId) void api.call(eventSave, { productId, positionId: position });
    const link = await api.call(productLink, { productToken: product.productToken, module, position });
    isOpening.current = false;
    setOpening(null);
    if (link.kind === 'ok') return openTarget(link.data.link);
    show({ kind: 'fail', message: errorWording(link.error, t) });
  }

  return { opening, open: (position: number) => void open(position) };
}
