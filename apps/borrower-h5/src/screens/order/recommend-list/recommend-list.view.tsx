import type { RecommendedProduct } from '@peace/api-client/contract/variant2/recommended-product';
import { commonMessages } from '@peace/i18n/messages/common';
import { productsMessages } from '@peace/i18n/messages/products';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { NoOffersDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { ReactElement } from 'react';
import { OfferList, OfferListSkeleton, UnavailableOffers } from '#features/order/offer-list.tsx';

export interface RecommendListEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly openProduct: (index: number) => void;
}

export interface RecommendListViewProps {
  readonly state: AsyncState<readonly RecommendedProduct[]>;
  readonly openingProduct: number | null;
  readonly events: RecommendListEvents;
}

export function RecommendListView(props: RecommendListViewProps): ReactElement {
  const { state, openingProduct, events } = props;
  const t = useMessages(productsMessages);
  const common = useMessages(commonMessages);
  const isOriginal = useLocale().locale === 'original';
  const orders = { label: t('seeOrders'), href: href(screens.orders) };
  return (
    <PageFrame title={t('listTitle')} onBack={events.back}>
      <AsyncView state={state} onRetry={events.retry} skeleton={<OfferListSkeleton />}>
        {(products) =>
          products.length > 0 && (isOriginal || products.some(({ clickable }) => clickable)) ? (
            <OfferList products={products} opening={openingProduct} onProduct={events.openProduct} />
          ) : (
            <ScreenMessage
              drawing={NoOffersDrawing}
              title={common('emptyProducts')}
              facts={products.length > 0 && <UnavailableOffers products={products} />}
              primary={orders}
            />
          )
        }
      </AsyncView>
    </PageFrame>
  );
}
