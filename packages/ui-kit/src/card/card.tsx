import { useId, type ReactElement, type ReactNode } from 'react';

import './card.css';

export interface CardProps {
  /** Its heading, which also names it. */
  readonly title?: ReactNode;
  /** A link or a button at the end of the heading's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** Groups content on a background of its own. */
export function Card({ title, end, children }: CardProps): ReactElement {
  const titleId = useId();
  const hasTitle = title !== undefined;
  return (
    <section className="peace-card" aria-labelledby={hasTitle ? titleId : undefined}>
      {(hasTitle || end) && (
        <div className="peace-card__head">
          {hasTitle && (
            <h2 id={titleId} className="peace-card__title">
              {title}
            </h2>
          )}
          {end && <div className="peace-card__end">{end}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
