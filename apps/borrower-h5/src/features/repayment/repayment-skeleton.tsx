import { DueCardSkeleton } from '@peace/ui-kit/due-card';
import { ProductRowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import type { ReactElement } from 'react';

/** The skeleton of a repayment page: what is due, the slip with its amount and code, product and two rows with the rest behind a button. */
export function RepaymentSkeleton(): ReactElement {
  return (
    <>
      <DueCardSkeleton hasLabel={false} />
      <ProductRowsSkeleton rows={2} />
      <ProductRowsSkeleton rows={3} />
    </>
  );
}
