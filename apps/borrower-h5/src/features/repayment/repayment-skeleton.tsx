import { Card } from '@peace/ui-kit/card';
import { DueCardSkeleton } from '@peace/ui-kit/due-card';
import { ProductRowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** The page's shape: what is due, product and two rows with the rest behind a button, pay code. */
export function RepaymentSkeleton(): ReactElement {
  return (
    <>
      <DueCardSkeleton />
      <ProductRowsSkeleton rows={3} />
      <Card>
        <Skeleton avatar="square" title rows={2} />
      </Card>
    </>
  );
}
