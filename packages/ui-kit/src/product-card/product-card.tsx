import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { useId, type ReactElement } from 'react';

import { ProductLogo } from '../product-logo/product-logo.tsx';
import { ProductHeaderSkeleton } from '../product-rows-skeleton/product-rows-skeleton.tsx';
import { SkeletonLine } from '../skeleton-line/skeleton-line.tsx';
import '../card/card.css';
import '../money-panel/money-panel.css';
import './product-card.css';

/** A recommended product as its card shows it. All texts are the server's and may be empty. */
export interface ProductCardProduct {
  readonly logo: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly amountRange: string;
  readonly amountRangeDescription: string;
  readonly rate: string;
  readonly description: string;
  readonly buttonText: string;
  /** False: the button is grey and inert (flag 0, spec §5). */
  readonly clickable: boolean;
}

export interface ProductCardProps {
  readonly product: ProductCardProduct;
  readonly onOpen: () => void;
  readonly isOpening?: boolean;
  /** The first that can be opened: on the blue panel. Default false. */
  readonly isFirst?: boolean;
  /** Why an inert product cannot be opened, for who cannot see that it is grey. */
  readonly inertReason?: string;
}

/** A product on offer: whose, how much, at what rate, and one button. */
export function ProductCard(props: ProductCardProps): ReactElement {
  const { product, onOpen, isOpening = false, isFirst = false, inertReason } = props;
  const { logo, name, tags, amountRange, amountRangeDescription, rate, description } = product;
  const nameId = useId();
  return (
    <article
      className={`${groundOf(isFirst)} peace-product${product.clickable ? '' : ' peace-product--inert'}`}
      aria-labelledby={nameId}
    >
      <div className="peace-product__head">
        <ProductLogo src={logo} name={name} />
        <div className="peace-product__title">
          <h3 id={nameId} className="peace-product__name">
            {name}
          </h3>
          {tags.length > 0 && (
            <ul className="peace-product__tags">
              {[...new Set(tags)].map((tag) => (
                <li key={tag} className="peace-product__tag">
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div>
        {amountRangeDescription && <p className="peace-product__quiet">{amountRangeDescription}</p>}
        {amountRange && <p className="peace-product__amount">{typesetRange(amountRange)}</p>}
        {rate && <p className={isFirst ? 'peace-panel__line' : 'peace-product__rate'}>{rate}</p>}
      </div>
      {description && <p className="peace-product__quiet">{description}</p>}
      <OpenButton {...{ product, onOpen, isOpening, isFirst, nameId }} reason={inertReason} />
    </article>
  );
}

const groundOf = (isFirst: boolean): string =>
  isFirst ? 'peace-panel peace-panel--due peace-panel--sun peace-product--first' : 'peace-card';

/** A product to come, as high as it will be with its usual texts. Stands inside a SkeletonBusy. */
export const ProductCardSkeleton = ({ isFirst = false }: Pick<ProductCardProps, 'isFirst'>): ReactElement => (
  <div className={`${groundOf(isFirst)} peace-product`}>
    <ProductHeaderSkeleton hasNote />
    <div>
      <SkeletonLine kind="small" />
      <div className="peace-product__amount">
        <SkeletonLine />
      </div>
      <div className={isFirst ? 'peace-panel__line' : 'peace-product__rate'}>
        <SkeletonLine />
      </div>
    </div>
    <SkeletonLine kind="small" />
    <SkeletonLine kind="button" />
  </div>
);

/** Two amounts with a hyphen between them are set as a range. */
export const typesetRange = (range: string): string => range.replace(/^(\S+) - (\S+)$/, '$1–$2');

interface OpenButtonProps {
  readonly product: ProductCardProduct;
  readonly onOpen: () => void;
  readonly isOpening: boolean;
  readonly isFirst: boolean;
  readonly nameId: string;
  readonly reason: string | undefined;
}

/** An inert one stays reachable, so that a screen reader reads out why. */
function OpenButton({ product, onOpen, isOpening, isFirst, nameId, reason }: OpenButtonProps): ReactElement | null {
  const reasonId = useId();
  const t = useMessages(commonMessages);
  const { buttonText, clickable } = product;
  if (!buttonText) return null;
  if (clickable) {
    return (
      <Button
        type="primary"
        plain={!isFirst}
        className={isFirst ? 'peace-product__open' : undefined}
        block
        size={isFirst ? 'large' : 'normal'}
        loading={isOpening}
        loadingText={isOpening ? t('loading') : undefined}
        aria-describedby={nameId}
        data-replay
        onClick={onOpen}
      >
        {buttonText}
      </Button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="peace-product__button van-button van-button--default van-button--block van-button--disabled"
        aria-disabled="true"
        aria-describedby={`${nameId} ${reasonId}`}
      >
        {buttonText}
      </button>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}
