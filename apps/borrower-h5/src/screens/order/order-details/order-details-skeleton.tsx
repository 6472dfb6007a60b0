import { CellsSkeleton } from '@peace/ui-kit/cells-skeleton';
import { DueCardSkeleton } from '@peace/ui-kit/due-card';
import { ProductRowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import type { ReactElement } from 'react';

/** The skeleton of Order Details: what is due, product and rows, telephone. */
export function OrderDetailsSkeleton(): ReactElement {
  return (
    <>
      <DueCardSkeleton hasNote />
      <ProductRowsSkeleton rows={5} />
      <CellsSkeleton cells={1} />
    </>
  );
}
