import { Card } from '@peace/ui-kit/card';
import { ProductHeaderSkeleton, RowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';
import { AgreementsToCome } from './agreement-choice.tsx';
import './agreement-choice.css';
import './loan-confirm-view.css';
import './offer-hero.css';

/** The offer's shape: whose and how much, three figures, the plan's next payment, information, the lender, agreements. */
export function LoanConfirmSkeleton(): ReactElement {
  return (
    <div className="offer">
      <Card>
        <ProductHeaderSkeleton hasNote />
        <div className="offer-hero">
          <div className="offer-hero__bones">
            <SkeletonLine kind="small" />
            <SkeletonLine kind="amount" />
          </div>
          <div className="offer-hero__figures">
            <RowsSkeleton rows={3} />
          </div>
        </div>
      </Card>
      <Card>
        <SkeletonLine kind="title" />
        <div>
          <SkeletonLine />
          <SkeletonLine kind="small" />
          <SkeletonLine kind="small" />
        </div>
      </Card>
      <Card>
        <SkeletonLine />
      </Card>
      <div>
        <SkeletonLine kind="small" />
        <SkeletonLine kind="small" />
        <SkeletonLine kind="small" />
      </div>
      <Card>
        <div className="agreements">
          <div className="agreements__coming">
            <SkeletonLine />
          </div>
          <AgreementsToCome>
            <SkeletonLine />
          </AgreementsToCome>
        </div>
      </Card>
    </div>
  );
}
