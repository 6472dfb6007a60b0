import type { JointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { commonMessages } from '@peace/i18n/messages/common';
import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { NoOffersDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { ReactElement } from 'react';
import { ProductsSkeleton } from '#features/order/products-skeleton.tsx';
import { RecommendedProducts } from '#features/order/recommended-products.tsx';

export interface RecommendListScreenProps {
  readonly state: AsyncState<JointLoginFailure>;
  /** Index of the product whose link is being requested. */
  readonly openingProduct: number | null;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onProduct: (index: number) => void;
}

/** Everything that is recommended to the borrower. */
export function RecommendListScreen(props: RecommendListScreenProps): ReactElement {
  const { state, openingProduct, onBack, onRetry, onProduct } = props;
  const t = useMessages(productsMessages);
  const common = useMessages(commonMessages);
  const empty = {
    drawing: NoOffersDrawing,
    title: common('emptyProducts'),
    action: { label: t('seeOrders'), href: href(screens.orders) },
  };
  return (
    <PageFrame title={t('listTitle')} onBack={onBack}>
      <AsyncView
        state={state}
        onRetry={onRetry}
        skeleton={<ProductsSkeleton />}
        empty={({ products }) => products.length === 0 && empty}
      >
        {({ products }) => <RecommendedProducts products={products} opening={openingProduct} onProduct={onProduct} />}
      </AsyncView>
    </PageFrame>
  );
}
