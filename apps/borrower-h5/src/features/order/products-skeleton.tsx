import { Card } from '@peace/ui-kit/card';
import { ProductHeaderSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';

/** Products to come, below a banner where there will be one. */
export function ProductsSkeleton({ hasBanner = false }: { readonly hasBanner?: boolean }): ReactElement {
  return (
    <>
      {hasBanner && (
        <Card>
          <SkeletonLine />
          <SkeletonLine />
        </Card>
      )}
      {[0, 1].map((product) => (
        <Card key={product}>
          <ProductHeaderSkeleton hasNote />
          <div>
            <SkeletonLine kind="title" />
            <SkeletonLine kind="small" />
            <SkeletonLine />
          </div>
          <SkeletonLine kind="small" />
        </Card>
      ))}
    </>
  );
}
