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

export interface SkeletonProps {
  /** A picture before the text. Default none. */
  readonly avatar?: 'square' | 'round';
  /** A heading's line. Default false. */
  readonly title?: boolean;
  /** Lines of text, the last one shorter. Default 3. */
  readonly rows?: number;
}

/** Text to come, in Vant's shape. Stands inside a SkeletonBusy. */
export function Skeleton({ avatar, title = false, rows = 3 }: SkeletonProps): ReactElement {
  const isLast = (row: number) => row === rows - 1 && row > 0;
  return (
    <div className="van-skeleton">
      {avatar && <div className={`van-skeleton-avatar van-skeleton-avatar--${avatar}`} />}
      <div className="van-skeleton__content">
        {title && <div className="van-skeleton-title" />}
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={`van-skeleton-paragraph${isLast(row) ? ' van-skeleton-paragraph--short' : ''}`} />
        ))}
      </div>
    </div>
  );
}

/** A solid shape to come: an image, a chart, a button. Its size is the `className`'s. Stands inside a SkeletonBusy. */
export function SkeletonBlock({ className }: { readonly className?: string }): ReactElement {
  return <div className={className ? `van-skeleton-block ${className}` : 'van-skeleton-block'} />;
}
