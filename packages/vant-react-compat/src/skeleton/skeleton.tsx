import type { ReactElement, ReactNode } from 'react';

import './skeleton.css';

/** The place of what is still to come: says once, in words, that it is coming; its shapes are only seen. */
export function SkeletonBusy({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="van-skeleton-busy" aria-busy="true">
      <span className="van-visually-hidden" role="status">
        {label}
      </span>
      <div className="van-skeleton--animate" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** A solid shape to come: an image, a chart, a button. Its size is the `className`'s. Stands inside a SkeletonBusy. */
export function SkeletonBlock({ className }: { readonly className?: string }): ReactElement {
  return <div className={className ? `van-skeleton-block ${className}` : 'van-skeleton-block'} />;
}
