import type { ReactElement, ReactNode } from 'react';

import './loading.css';

/** The turning ring alone, in the colour of the text around it; says nothing to assistive technology. */
export function Spinner(): ReactElement {
  return (
    <span className="van-loading__spinner van-loading__spinner--circular" aria-hidden="true">
      <svg className="van-loading__circular" viewBox="25 25 50 50" focusable="false">
        <circle cx="50" cy="50" r="20" fill="none" />
      </svg>
    </span>
  );
}

export interface LoadingProps {
  /** What is under way, in words: shown beside the ring, or only read when `isTextHidden`. */
  readonly text: ReactNode;
  readonly isTextHidden?: boolean;
  readonly size?: 'normal' | 'small';
  readonly vertical?: boolean;
}

/** Something is under way, and a screen reader is told so when it appears. */
export function Loading({ text, isTextHidden = false, size = 'normal', vertical = false }: LoadingProps): ReactElement {
  const classes = ['van-loading', 'van-loading--circular', `van-loading--${size}`, vertical && 'van-loading--vertical'];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="status">
      <Spinner />
      <span className={isTextHidden ? 'van-visually-hidden' : 'van-loading__text'}>{text}</span>
    </div>
  );
}
