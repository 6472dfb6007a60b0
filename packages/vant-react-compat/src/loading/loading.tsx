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
  readonly text: ReactNode;
}

/** Shows that something is loading; a screen reader announces it. */
export function Loading({ text }: LoadingProps): ReactElement {
  return (
    <div className="van-loading van-loading--circular" role="status">
      <Spinner />
      <span className="van-loading__text">{text}</span>
    </div>
  );
}
