import { CellGroup } from '@peace/vant-react-compat/cell-group';
import type { ReactElement } from 'react';

import { SkeletonLine } from '../skeleton-line/skeleton-line.tsx';
import './cells-skeleton.css';

export interface CellsSkeletonProps {
  readonly cells: number;
}

/** A group of cells to come, as high as it will be. Stands inside a SkeletonBusy. */
export function CellsSkeleton({ cells }: CellsSkeletonProps): ReactElement {
  return (
    <CellGroup inset>
      {Array.from({ length: cells }, (_, cell) => (
        <div key={cell} className="peace-cell-bones">
          <SkeletonLine kind="title" />
        </div>
      ))}
    </CellGroup>
  );
}
