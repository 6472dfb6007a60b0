import type { ReactElement, ReactNode } from 'react';

import './cell-group.css';

/** A card of fields. */
export const CellGroup = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="van-cell-group van-cell-group--inset">{children}</div>
);
