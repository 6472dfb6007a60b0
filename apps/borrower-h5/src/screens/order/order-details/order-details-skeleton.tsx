import { Card } from '@peace/ui-kit/card';
import { DueCardSkeleton } from '@peace/ui-kit/due-card';
import { ProductRowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** The order's shape: what is due, product and rows, telephone. */
export function OrderDetailsSkeleton(): ReactElement {
  return (
    <>
      <DueCardSkeleton />
      <ProductRowsSkeleton rows={5} />
      <Card>
        <Skeleton rows={1} />
      </Card>
    </>
  );
}
