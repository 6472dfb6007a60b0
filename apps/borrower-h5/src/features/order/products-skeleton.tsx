import { Card } from '@peace/ui-kit/card';
import { ProductHeaderSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';
import './products-skeleton.css';
import './recommended-products.css';

/** Products to come; on a page about something else below a banner, under their heading. */
export function ProductsSkeleton({ hasBanner = false }: { readonly hasBanner?: boolean }): ReactElement {
  return (
    <>
      {hasBanner && (
        <Card>
          <div className="products-skeleton__sentence">
            <SkeletonLine kind="title" />
            <SkeletonLine kind="title" />
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
          </div>
        </Card>
      )}
      <div className="recommended products-skeleton">
        {hasBanner && (
          <div className="recommended__title">
            <SkeletonLine kind="title" />
          </div>
        )}
        {[0, 1].map((product) => (
          <Card key={product}>
            <ProductHeaderSkeleton hasNote />
            <div className="products-skeleton__terms">
              <SkeletonLine kind="title" />
              <SkeletonLine kind="small" />
              <SkeletonLine />
            </div>
            <SkeletonLine kind="small" />
            <SkeletonLine kind="button" />
          </Card>
        ))}
      </div>
    </>
  );
}
