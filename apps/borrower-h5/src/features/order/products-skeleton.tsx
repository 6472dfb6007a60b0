import { Card } from '@peace/ui-kit/card';
import { Skeleton } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

/** Products to come, below a banner where there will be one. */
export function ProductsSkeleton({ hasBanner = false }: { readonly hasBanner?: boolean }): ReactElement {
  return (
    <>
      {hasBanner && (
        <Card>
          <Skeleton avatar="round" title rows={1} />
        </Card>
      )}
      {[0, 1].map((product) => (
        <Card key={product}>
          <Skeleton avatar="square" title rows={3} />
        </Card>
      ))}
    </>
  );
}
