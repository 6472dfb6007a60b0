import { Card } from '@peace/ui-kit/card';
import { ProductHeaderSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';
import './choose-repayment.css';

/** Below the amount, which the link has told already. */
export function ChooseRepaymentSkeleton({ panel }: { readonly panel: ReactElement }): ReactElement {
  return (
    <>
      {panel}
      <Card>
        <SkeletonLine kind="title" />
        <div className="choose-repayment__ways">
          <Way />
          <Way />
        </div>
      </Card>
      <Card>
        <SkeletonLine kind="title" />
        <Way />
      </Card>
    </>
  );
}

function Way(): ReactElement {
  return (
    <div className="choose-repayment__way-bones">
      <ProductHeaderSkeleton hasNote />
    </div>
  );
}
