import type { ReactElement } from 'react';

import { SkeletonLine } from '../skeleton-line/skeleton-line.tsx';
import './field-skeleton.css';

/** A field to come, as high as it will be: its label, its box, its hint. Stands inside a SkeletonBusy. */
export function FieldSkeleton({ hasHint = false }: { readonly hasHint?: boolean }): ReactElement {
  return (
    <div className="peace-field-bones">
      <SkeletonLine />
      <SkeletonLine kind="button" />
      {hasHint && <SkeletonLine kind="small" />}
    </div>
  );
}
