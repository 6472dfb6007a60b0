import type { ReactElement } from 'react';

import { MoneyPanel } from '../money-panel/money-panel.tsx';
import { SkeletonLine } from '../skeleton-line/skeleton-line.tsx';
import '../money-panel/money-panel.css';
import './due-card.css';

export interface DueCardSkeletonProps {
  /** Whether a label above the amount is to come. Default yes. */
  readonly hasLabel?: boolean;
  /** Whether a sentence below is to come. Default no. */
  readonly hasNote?: boolean;
  /** Whether a button below is to come. Default no. */
  readonly hasAction?: boolean;
}

/** A due card to come, as high as it will be: head, label, amount, date, a sentence. Stands inside a SkeletonBusy. */
export function DueCardSkeleton({
  hasLabel = true,
  hasNote = false,
  hasAction = false,
}: DueCardSkeletonProps): ReactElement {
  return (
    <MoneyPanel
      tone="neutral"
      hasSun={false}
      className="peace-due"
      title={
        <div className="peace-panel__heading">
          <SkeletonLine />
        </div>
      }
    >
      <div className="peace-due__body">
        <div className="peace-due__bones">
          {hasLabel && <SkeletonLine kind="small" />}
          <SkeletonLine kind="amount" />
          <SkeletonLine />
        </div>
        {hasNote && <SkeletonLine kind="small" />}
        {hasAction && <div className="peace-due__action--bones" />}
      </div>
    </MoneyPanel>
  );
}
