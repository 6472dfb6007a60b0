import { Card } from '@peace/ui-kit/card';
import { Skeleton, SkeletonBlock } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** Three orders to come: whose, how much, a button. */
export function OrdersSkeleton(): ReactElement {
  return (
    <div className="orders">
      {[0, 1, 2].map((order) => (
        <Card key={order}>
          <Skeleton avatar="square" title rows={1} />
          <SkeletonBlock className="order-card__bone" />
        </Card>
      ))}
    </div>
  );
}
