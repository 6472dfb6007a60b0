import { Card } from '@peace/ui-kit/card';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** Three orders to come. */
export function OrdersSkeleton(): ReactElement {
  return (
    <>
      {[0, 1, 2].map((order) => (
        <Card key={order}>
          <Skeleton avatar="square" title rows={4} />
        </Card>
      ))}
    </>
  );
}
