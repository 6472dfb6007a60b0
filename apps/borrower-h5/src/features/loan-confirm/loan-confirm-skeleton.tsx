import { Card } from '@peace/ui-kit/card';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** The offer's shape: header, cost, information, plan. */
export function LoanConfirmSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <Skeleton avatar="square" title rows={3} />
      </Card>
      <Card>
        <Skeleton title rows={3} />
      </Card>
      <Card>
        <Skeleton title rows={4} />
      </Card>
    </>
  );
}
