import { Card } from '@peace/ui-kit/card';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** The order's shape: banner, product and rows, telephone. */
export function OrderDetailsSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <Skeleton avatar="round" title rows={1} />
      </Card>
      <Card>
        <Skeleton avatar="square" title rows={6} />
      </Card>
      <Card>
        <Skeleton rows={1} />
      </Card>
    </>
  );
}
