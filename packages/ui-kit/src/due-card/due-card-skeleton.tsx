import { SkeletonBlock } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

import '../tone/tone.css';
import './due-card.css';

/** The shape of a due card to come: head, label, amount, date, a sentence. Stands inside a SkeletonBusy. */
export function DueCardSkeleton(): ReactElement {
  return (
    <div className="peace-due peace-tone--neutral">
      <div className="peace-due__head">
        <SkeletonBlock className="peace-due__bone--title" />
      </div>
      <div className="peace-due__body">
        <SkeletonBlock className="peace-due__bone--amount" />
        <SkeletonBlock className="peace-due__bone--date" />
      </div>
    </div>
  );
}
