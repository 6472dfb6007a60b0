import type { ReactElement } from 'react';

import { MoneyPanel } from '../money-panel/money-panel.tsx';
import { SkeletonLine } from '../skeleton-line/skeleton-line.tsx';
import '../money-panel/money-panel.css';
import './due-card.css';

export interface DueCardSkeletonProps {
  /** Whether a label, a sentence of two lines and a button are to come, too. */
  readonly isWhole?: boolean;
}

/** A due card to come, as high as it will be: head, amount, date. Stands inside a SkeletonBusy. */
export const DueCardSkeleton = ({ isWhole = false }: DueCardSkeletonProps): ReactElement => (
  <MoneyPanel
    tone="due"
    className="peace-due"
    title={
      <div className="peace-panel__heading">
        <SkeletonLine />
      </div>
    }
  >
    <div className="peace-due__body">
      <div className="peace-due__bones">
        {isWhole && <SkeletonLine kind="small" />}
        <SkeletonLine kind="amount" />
        <SkeletonLine />
      </div>
      {isWhole && (
        <div className="peace-due__note--bones">
          <SkeletonLine kind="small" />
          <SkeletonLine kind="small" />
        </div>
      )}
    </div>
  </MoneyPanel>
);
