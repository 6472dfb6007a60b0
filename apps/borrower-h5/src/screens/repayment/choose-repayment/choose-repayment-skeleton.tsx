import { Card } from '@peace/ui-kit/card';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** The amount and two cards. */
export function ChooseRepaymentSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <Skeleton title rows={1} />
      </Card>
      <Card>
        <Skeleton avatar="round" title rows={1} />
        <Skeleton avatar="round" title rows={1} />
      </Card>
    </>
  );
}
