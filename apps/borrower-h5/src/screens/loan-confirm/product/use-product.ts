import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { href, screens, type ParamsOf } from '@peace/screens';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import type { ProductScreenProps } from './product-screen.tsx';

/** The view's props, from the backend and the borrower. */
export function useProduct({ productId }: ParamsOf<typeof screens.product>): ProductScreenProps {
  const { state, reload } = useRead(getOffer, { productId });
  useRestored(reload);
  return {
    state,
    productId,
    onBack: useGoBack(),
    onRetry: reload,
    onProducts: useGoHome(href(screens.recommendList)),
  };
}
