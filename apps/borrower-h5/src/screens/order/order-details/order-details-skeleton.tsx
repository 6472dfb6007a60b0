import { Card } from '@peace/ui-kit/card';
import { DueCardSkeleton } from '@peace/ui-kit/due-card';
import { ProductRowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';

/** The order's shape: what is due, product and rows, telephone. */
export function OrderDetailsSkeleton(): ReactElement {
  return (
    <>
      <DueCardSkeleton hasNote />
      <ProductRowsSkeleton rows={5} />
      <Card>
        <SkeletonLine />
      </Card>
    </>
  );
}
