import { saveEvent } from '@peace/api-client/contract/tracking/save-event';
import { getProductLink } from '@peace/api-client/contract/variant2/get-product-link';
import type { RecommendedProduct } from '@peace/api-client/contract/variant2/recommended-product';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { startTransition, useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { useIgnoreAfterUnmount, useNextScreen, useRestored } from '#shared/navigation/use-is-here.ts';
import { jointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import type { ParamsOf, screens } from '@peace/screens';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useRead } from '#shared/reading/use-read.ts';

export interface RecommendedProductsOptions {
  readonly products: readonly RecommendedProduct[];
  /** The backend's name of the screen. */
  readonly module: 'loanDetail' | 'jointLoginFailure' | 'recommendList';
  /** The product that the screen is about; undefined where it is about none, or where that is not known. */
  readonly productId: string | undefined;
}

/** A tap on the same product that follows its opening sooner is the second of a double tap, not a second wish. */
const doubleTapMs = 1000;

/** Opens a recommended product (spec §7): counts its tap, then asks for its link. `opening`: the place of the one that is being asked for. */
export function useRecommendedProducts({ products, module, productId }: RecommendedProductsOptions) {
  const { api } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const navigateExternal = useNavigateExternal();
  const untilUnmount = useIgnoreAfterUnmount();
  const { isAwaited } = useNextScreen();
  const [opening, setOpening] = useState<number | null>(null);
  const isOpening = useRef(false);
  // By the page's clock: the phone's may be corrected meanwhile.
  const opened = useRef<{ readonly position: number; readonly at: number }>(null);

  function close() {
    isOpening.current = false;
    setOpening(null);
  }

  async function open(position: number) {
    const product = products[position];
    if (!product?.productToken || isOpening.current) return;
    // Its link may lead to a screen of ours, whose code is still to come.
    const isAgain =
      opened.current?.position === position && (isAwaited() || performance.now() - opened.current.at < doubleTapMs);
    if (isAgain) return;
    isOpening.current = true;
    // The whole screen shows it: the tap is answered before that.
    startTransition(() => setOpening(position));
    // Only counts the tap: whether it arrives does not matter to the borrower.
    void api.call(saveEvent, { productId, positionId: position });
    const asked = api.call(getProductLink, { productToken: product.productToken, module, position });
    const link = await untilUnmount(asked, close);
    if (link.kind === 'failed') show({ kind: 'fail', message: errorWording(link.error, t) });
    else {
      await navigateExternal(link.data.link, { pathsToShell: true });
      opened.current = { position, at: performance.now() };
    }
    close();
  }

  return { opening, open: (position: number) => void open(position) };
}

/** The products of the joint-login-failure call, for its own page and for the list of all products, which has no call. No id of the link is required. */
export function useProductsInstead(
  module: 'jointLoginFailure' | 'recommendList',
  { productId, orderId }: ParamsOf<typeof screens.recommendList>,
) {
  const { state, reload } = useRead(jointLoginFailure, { orderId, productId });
  const products = useRecommendedProducts({
    products: (state.kind === 'ready' && state.data.products) || [],
    module,
    productId,
  });
  useRestored(reload);
  return {
    state,
    openingProduct: products.opening,
    events: { back: useGoBack(), retry: reload, openProduct: products.open },
  };
}
