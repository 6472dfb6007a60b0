import { Card } from '@peace/ui-kit/card';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { SkeletonBlock } from '@peace/vant-react-compat/skeleton';
import type { ReactElement } from 'react';
import './complaint-next-skeleton.css';

/** Tags and text box, pictures. */
export function ComplaintNextSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <SkeletonLine kind="title" />
        <SkeletonLine />
        <SkeletonBlock className="complaint-next-skeleton__box" />
      </Card>
      <Card>
        <SkeletonLine kind="title" />
        <SkeletonBlock className="complaint-next-skeleton__tile" />
      </Card>
    </>
  );
}
