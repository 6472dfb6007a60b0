import type { RecommendedProduct } from '@peace/api-client/contract/variant2/recommended-product';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import { ProductCard } from '@peace/ui-kit/product-card';
import { useLongList } from '@peace/ui-kit/use-long-list';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import './recommended-products.css';

export interface RecommendedProductsProps {
  readonly products: readonly RecommendedProduct[];
  /** Index of the one whose link is being requested. */
  readonly opening: number | null;
  readonly onProduct: (index: number) => void;
  /** To all products; none where they are all here. */
  readonly onMore?: () => void;
  /** False on a page whose own title says what they are: their heading is for screen readers there. Default true. */
  readonly isTitled?: boolean;
}

export function RecommendedProducts(props: RecommendedProductsProps): ReactElement {
  const { products, opening, onProduct, onMore, isTitled = true } = props;
  const t = useMessages(orderDetailsMessages);
  const first = products.find(({ clickable }) => clickable);
  return (
    <section className="recommended" aria-labelledby="recommended-title">
      <h2 id="recommended-title" className={isTitled ? 'recommended__title' : 'van-visually-hidden'}>
        {t('recommendedProducts')}
      </h2>
      <ul className="recommended__list">
        {useLongList(products).map((product, index) => (
          // The server's order is their identity: two offers of one lender may look the same.
          <li key={`${index}-${product.name}`}>
            <ProductCard
              product={product}
              isOpening={opening === index}
              isFirst={product === first}
              inertReason={t('productInert')}
              onOpen={() => onProduct(index)}
            />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button plain block data-replay onClick={onMore}>
          {t('moreProducts')}
        </Button>
      )}
    </section>
  );
}
