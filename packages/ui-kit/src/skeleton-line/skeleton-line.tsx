import { SkeletonBlock } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';

import './skeleton-line.css';

/** The content to reserve space for: body text, a hint, a card's title, a large amount, a button. */
export type SkeletonLineKind = 'text' | 'small' | 'title' | 'amount' | 'button';

/** A bar in a line as high as what is to come. Stands inside a SkeletonBusy. */
export function SkeletonLine({ kind = 'text' }: { readonly kind?: SkeletonLineKind }): ReactElement {
  return (
    <div className={`peace-skeleton-line peace-skeleton-line--${kind}`}>
      <SkeletonBlock />
    </div>
  );
}
