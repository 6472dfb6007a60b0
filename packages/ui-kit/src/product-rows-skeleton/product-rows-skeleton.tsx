import { SkeletonBlock } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

import { Card } from '../card/card.tsx';
import { SkeletonLine } from '../skeleton-line/skeleton-line.tsx';
import './product-rows-skeleton.css';

export interface ProductRowsSkeletonProps {
  readonly rows: number;
}

export interface ProductHeaderSkeletonProps {
  readonly hasNote?: boolean;
}

/** A product's logo and name to come, as high as they will be. */
export function ProductHeaderSkeleton({ hasNote = false }: ProductHeaderSkeletonProps): ReactElement {
  return (
    <div className="peace-bones__head">
      <SkeletonBlock className="peace-bones__logo" />
      <div className="peace-bones__text">
        <SkeletonLine kind="title" />
        {hasNote && <SkeletonLine kind="small" />}
      </div>
    </div>
  );
}

/** A card with a product's logo and name and its rows, to come: as high as they will be. Stands inside a SkeletonBusy. */
export function ProductRowsSkeleton({ rows }: ProductRowsSkeletonProps): ReactElement {
  return (
    <Card>
      <ProductHeaderSkeleton />
      <RowsSkeleton rows={rows} />
    </Card>
  );
}

/** Labels and values to come, as high as they will be. */
export function RowsSkeleton({ rows }: ProductRowsSkeletonProps): ReactElement {
  return (
    <div className="peace-bones__rows">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="peace-bones__row">
          <SkeletonBlock />
          <SkeletonBlock />
        </div>
      ))}
    </div>
  );
}
