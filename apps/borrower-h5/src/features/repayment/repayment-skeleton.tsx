import { DueCardSkeleton } from '@peace/ui-kit/due-card';
import { Card } from '@peace/ui-kit/card';
import { ProductHeaderSkeleton, ProductRowsSkeleton, RowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';

/** The page's shape: what is due, the slip with its amount and code, product and two rows with the rest behind a button. */
export function RepaymentSkeleton(): ReactElement {
  return (
    <>
      <DueCardSkeleton hasLabel={false} />
      <Card>
        <ProductHeaderSkeleton hasNote />
        <RowsSkeleton rows={2} />
        <SkeletonLine kind="button" />
      </Card>
      <ProductRowsSkeleton rows={3} />
    </>
  );
}
