import type { ReactElement, ReactNode } from 'react';

import './loading.css';

/** Two strokes that pass each other, in the colour of the text around them; says nothing to assistive technology. */
export const Spinner = (): ReactElement => <span className="van-loading__spinner" aria-hidden="true" />;

export interface LoadingProps {
  readonly text: ReactNode;
}

/** Shows that something is loading; a screen reader announces it. */
export function Loading({ text }: LoadingProps): ReactElement {
  return (
    <div className="van-loading" role="status">
      <Spinner />
      <span className="van-loading__text">{text}</span>
    </div>
  );
}
