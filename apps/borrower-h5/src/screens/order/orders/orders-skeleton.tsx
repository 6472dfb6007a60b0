import { Card } from '@peace/ui-kit/card';
import { ProductHeaderSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import type { ReactElement } from 'react';
import './orders.css';

/** Three orders to come: whose, what is due and by when, a button. */
export function OrdersSkeleton(): ReactElement {
  return (
    <div className="orders">
      {[0, 1, 2].map((order) => (
        <div key={order} className="order-card">
          <Card>
            <ProductHeaderSkeleton hasNote />
            <div className="order-card__bones">
              <SkeletonLine kind="small" />
              <SkeletonLine kind="amount" />
              <SkeletonLine />
            </div>
            <SkeletonLine kind="button" />
          </Card>
        </div>
      ))}
    </div>
  );
}
