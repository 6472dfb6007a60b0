import { useId, type ReactElement, type ReactNode } from 'react';

import './cell-group.css';

export interface CellGroupProps {
  /** Stands above the rows and names them as a group. */
  readonly title?: ReactNode;
  /** A card with room around it, instead of the full width. */
  readonly inset?: boolean;
  readonly children: ReactNode;
}

export function CellGroup({ title, inset = false, children }: CellGroupProps): ReactElement {
  const titleId = useId();
  const rows = <div className={inset ? 'van-cell-group van-cell-group--inset' : 'van-cell-group'}>{children}</div>;
  if (title === undefined) return rows;
  return (
    <div role="group" aria-labelledby={titleId}>
      <div
        id={titleId}
        className={inset ? 'van-cell-group__title van-cell-group__title--inset' : 'van-cell-group__title'}
      >
        {title}
      </div>
      {rows}
    </div>
  );
}
