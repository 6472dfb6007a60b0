import type { RecommendedProduct } from '@peace/api-client/contract/variant2/recommended-product';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { productsMessages } from '@peace/i18n/messages/products';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { ProductHeaderSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { ProductCard, ProductCardSkeleton, typesetRange } from '@peace/ui-kit/product-card';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { useLongList } from '@peace/ui-kit/use-long-list';
import { Button } from '@peace/vant-react-compat/button';
import { ArrowIcon, InfoIcon } from '@peace/vant-react-compat/icon';
import { Spinner } from '@peace/vant-react-compat/loading';
import type { ReactElement } from 'react';
import { FoldRow, RowCard } from '@peace/ui-kit/row-card';
import { RecommendedProducts } from './recommended-products.tsx';
import './offer-list.css';
import './recommended-products.css';

export interface OfferListProps {
  readonly products: readonly RecommendedProduct[];
  /** Index of the one whose link is being requested. */
  readonly opening: number | null;
  readonly onProduct: (index: number) => void;
  /** To all products; none where they are all here. */
  readonly onMore?: () => void;
}

/**
 * Products in the server's order: the first that can be opened is large, the next are rows, and those that cannot be opened are folded.
 * The original wording has the server's label on a button of each.
 */
export function OfferList(props: OfferListProps): ReactElement {
  const isOriginal = useLocale().locale === 'original';
  return isOriginal ? <RecommendedProducts {...props} isTitled={props.onMore !== undefined} /> : <Offers {...props} />;
}

function Offers({ products, opening, onProduct, onMore }: OfferListProps): ReactElement {
  const t = useMessages(productsMessages);
  const order = useMessages(orderDetailsMessages);
  const offers = products.map((product, index) => ({
    product,
    index,
    isOpening: opening === index,
    onOpen: () => onProduct(index),
  }));
  const [first, ...others] = offers.filter(({ product }) => product.clickable);
  const unavailable = products.filter(({ clickable }) => !clickable);
  const rows = useLongList(others);
  return (
    <>
      <h2 className="van-visually-hidden">{order('recommendedProducts')}</h2>
      {first && (
        <ProductCard
          product={{ ...first.product, buttonText: t('openOffer') }}
          isOpening={first.isOpening}
          isFirst
          onOpen={first.onOpen}
        />
      )}
      {rows.length > 0 && (
        <Card>
          <ul className="offers">
            {rows.map((offer) => (
              <li key={offer.index}>
                <Offer {...offer} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {unavailable.length > 0 && (
        <RowCard>
          <FoldRow icon={<InfoIcon />} title={t('unavailable', { count: unavailable.length })} isOpen={!first}>
            <UnavailableOffers products={unavailable} />
          </FoldRow>
        </RowCard>
      )}
      {onMore && (
        <Button plain block data-replay onClick={onMore}>
          {order('moreProducts')}
        </Button>
      )}
    </>
  );
}

/** Products that cannot be opened, each with the server's reason. */
export const UnavailableOffers = ({ products }: Pick<OfferListProps, 'products'>): ReactElement => (
  <ul className="offers">
    {products.map((product, index) => (
      <li key={index} className="offers__offer offers__offer--inert">
        <OfferText {...product} end={product.buttonText} />
      </li>
    ))}
  </ul>
);

interface OfferProps {
  readonly product: RecommendedProduct;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

function Offer({ product, isOpening, onOpen }: OfferProps): ReactElement {
  return (
    <button type="button" className="offers__offer" aria-busy={isOpening || undefined} data-replay onClick={onOpen}>
      <OfferText {...product} end={isOpening ? <Spinner /> : <ArrowIcon className="offers__arrow" />} />
    </button>
  );
}

function OfferText({
  logo,
  name,
  tags,
  amountRange,
  rate,
  end,
}: RecommendedProduct & { readonly end: ReactElement | string }) {
  return (
    <>
      <ProductLogo src={logo} name={name} />
      <span className="offers__text">
        <span className="offers__name">{name}</span>
        {amountRange && <span className="offers__range">{typesetRange(amountRange)}</span>}
        <span className="offers__note">
          {[rate, ...new Set(tags)].filter(Boolean).map((words) => (
            <span key={words} className="offers__words">
              {words}
            </span>
          ))}
        </span>
      </span>
      <span className="offers__note">{end}</span>
    </>
  );
}

/** Offers to come; below a banner with their heading. */
export function OfferListSkeleton({ hasHeading = false }: { readonly hasHeading?: boolean }): ReactElement {
  if (useLocale().locale === 'original') {
    return (
      <div className="recommended">
        {hasHeading && (
          <div className="recommended__title">
            <SkeletonLine kind="title" />
          </div>
        )}
        <ProductCardSkeleton isFirst />
        <ProductCardSkeleton />
      </div>
    );
  }
  return (
    <>
      <ProductCardSkeleton isFirst />
      <Card>
        <div className="offers">
          {[0, 1].map((offer) => (
            <div key={offer} className="offers__offer">
              <ProductHeaderSkeleton hasNote />
            </div>
          ))}
        </div>
      </Card>
    </>
  );
}
