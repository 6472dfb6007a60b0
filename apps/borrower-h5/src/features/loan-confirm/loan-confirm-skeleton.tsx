import { Card } from '@peace/ui-kit/card';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { ProductHeaderSkeleton, RowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';
import { AgreementsToCome } from './agreement-choice.tsx';
import './agreement-choice.css';
import './offer-page.css';
import './offer-hero.css';

export function LoanConfirmSkeleton(): ReactElement {
  return (
    <div className="offer">
      <OfferHeroSkeleton />
      <Card>
        <SkeletonLine kind="title" />
        <div>
          <SkeletonLine />
          <SkeletonLine kind="small" />
          <SkeletonLine kind="small" />
        </div>
      </Card>
      <LoanInformationSkeleton />
      <Card>
        <SkeletonLine kind="title" />
        <div>
          <SkeletonLine />
          <SkeletonLine kind="small" />
        </div>
      </Card>
      <div className="agreements__coming">
        <SkeletonLine kind="small" />
      </div>
      <Card>
        <div className="agreements">
          <AgreementsToCome>
            <SkeletonLine />
          </AgreementsToCome>
        </div>
      </Card>
    </div>
  );
}

export function ProductSkeleton(): ReactElement {
  return (
    <>
      <OfferHeroSkeleton />
      <LoanInformationSkeleton />
    </>
  );
}

function OfferHeroSkeleton(): ReactElement {
  return (
    <div className="offer-hero">
      <MoneyPanel tone="neutral" hasSun={false} title={<SkeletonLine kind="small" />}>
        <SkeletonLine kind="amount" />
        <div className="cost-bar" />
        <div className="cost-legend">
          <SkeletonLine kind="small" />
        </div>
      </MoneyPanel>
      <Card>
        <ProductHeaderSkeleton hasNote />
        <div className="offer-hero__figures">
          <RowsSkeleton rows={2} />
        </div>
      </Card>
    </div>
  );
}

function LoanInformationSkeleton(): ReactElement {
  return (
    <Card>
      <SkeletonLine kind="title" />
      <RowsSkeleton rows={3} />
    </Card>
  );
}
