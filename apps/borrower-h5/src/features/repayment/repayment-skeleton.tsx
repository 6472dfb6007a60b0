import { Card } from '@peace/ui-kit/card';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** The page's shape: amount, product and two rows, pay code. */
export function RepaymentSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <Skeleton title rows={2} />
      </Card>
      <Card>
        <Skeleton avatar="square" title rows={3} />
      </Card>
      <Card>
        <Skeleton avatar="square" title rows={2} />
      </Card>
    </>
  );
}
