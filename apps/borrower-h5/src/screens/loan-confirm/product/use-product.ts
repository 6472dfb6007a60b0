import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { href, screens, type ParamsOf } from '@peace/screens';
import { useNavigate } from 'react-router-dom';
import { useGoBack } from '#shared/use-go-back.ts';
import { useGoHome } from '#shared/use-go-home.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import type { ProductScreenProps } from './product-screen.tsx';

/** The view's props, from the backend and the borrower. */
export function useProduct({ productId }: ParamsOf<typeof screens.product>): ProductScreenProps {
  const navigate = useNavigate();
  const { state, reload } = useRead(getOffer, { productId });
  useRestored(reload);
  return {
    state,
    onBack: useGoBack(),
    onRetry: reload,
    // Always ours: where the shell has a product page, that page opened this one (docs/decisions/orders.md).
    onOffer: () => {
      const isInParts = state.kind === 'ready' && state.data.plan.length > 1;
      void navigate(href(isInParts ? screens.instalmentConfirm : screens.loanConfirm, { productId }));
    },
    onProducts: useGoHome(href(screens.recommendList)),
  };
}
