import type { JointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { commonMessages } from '@peace/i18n/messages/common';
import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { ReactElement } from 'react';
import { ProductsSkeleton } from '#features/order/products-skeleton.tsx';
import { RecommendedProducts } from '#features/order/recommended-products.tsx';
import type { ViewState } from '#shared/use-view-state.ts';

export interface RecommendListScreenProps {
  readonly state: ViewState<JointLoginFailure>;
  /** Index of the product whose link is being asked for. */
  readonly openingProduct: number | null;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onProduct: (index: number) => void;
  readonly onOrders: () => void;
}

/** Everything that is recommended to the borrower. */
export function RecommendListScreen(props: RecommendListScreenProps): ReactElement {
  const t = useMessages(productsMessages);
  return (
    <PageFrame title={t('listTitle')} onBack={props.onBack}>
      <AsyncView state={useAsyncState(props)} skeleton={<ProductsSkeleton />} />
    </PageFrame>
  );
}

function useAsyncState({ state, openingProduct, onRetry, onProduct, onOrders }: RecommendListScreenProps): AsyncState {
  const t = useMessages(productsMessages);
  const common = useMessages(commonMessages);
  if (state.kind === 'loading') return state;
  if (state.kind === 'failed') return { ...state, onRetry };
  if (state.data.products.length === 0) {
    return { kind: 'empty', title: common('emptyProducts'), action: { label: t('seeOrders'), onClick: onOrders } };
  }
  return {
    kind: 'ready',
    children: <RecommendedProducts products={state.data.products} opening={openingProduct} onProduct={onProduct} />,
  };
}
