import { Card } from '@peace/ui-kit/card';
import { ProductHeaderSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';

/** Whose loan and how much, two cards, another way. */
export function ChooseRepaymentSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <ProductHeaderSkeleton hasNote />
        <div>
          <SkeletonLine kind="small" />
          <SkeletonLine kind="amount" />
        </div>
      </Card>
      <Card>
        <SkeletonLine kind="title" />
        <ProductHeaderSkeleton hasNote />
        <ProductHeaderSkeleton hasNote />
      </Card>
      <Card>
        <SkeletonLine kind="title" />
        <ProductHeaderSkeleton hasNote />
        <SkeletonLine kind="small" />
      </Card>
    </>
  );
}
