import { CellGroup } from '@peace/vant-react-compat/cell-group';
import type { ReactElement } from 'react';

import { SkeletonLine } from '../skeleton-line/skeleton-line.tsx';
import './cells-skeleton.css';

export interface CellsSkeletonProps {
  readonly cells: number;
  readonly hasTitle?: boolean;
}

/** A group of cells to come, as high as it will be. Stands inside a SkeletonBusy. */
export function CellsSkeleton({ cells, hasTitle = false }: CellsSkeletonProps): ReactElement {
  return (
    <CellGroup inset title={hasTitle ? <SkeletonLine /> : undefined}>
      {Array.from({ length: cells }, (_, cell) => (
        <div key={cell} className="peace-cell-bones">
          <SkeletonLine kind="title" />
        </div>
      ))}
    </CellGroup>
  );
}
