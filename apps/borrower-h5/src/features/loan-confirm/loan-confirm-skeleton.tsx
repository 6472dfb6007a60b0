import { Card } from '@peace/ui-kit/card';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { ProductHeaderSkeleton, RowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { SkeletonBlock } from '@peace/vant-react-compat/skeleton';
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
      <Card>
        <SkeletonLine />
      </Card>
      <Card>
        <SkeletonLine kind="title" />
        <div className="agreements">
          <AgreementsToCome />
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
      <MoneyPanel tone="due" hasSun={false} title={<SkeletonLine kind="small" />}>
        <SkeletonLine kind="amount" />
        <SkeletonBlock className="cost-bar" />
        <div className="cost-legend">
          <SkeletonLine kind="small" />
        </div>
      </MoneyPanel>
      <Card>
        <ProductHeaderSkeleton hasNote />
        <div className="offer-hero__figures">
          <SkeletonLine kind="title" />
        </div>
        <SkeletonLine />
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
