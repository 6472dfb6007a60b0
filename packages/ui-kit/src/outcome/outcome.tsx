import { useId, type ReactElement, type ReactNode } from 'react';

import { Way, type MessageAction } from '../screen-message/way.tsx';
import { toneClass } from '../tone/tone.tsx';
import './outcome.css';

export interface OutcomeProps {
  /** The state in a sentence or less. */
  readonly title: ReactNode;
  /** Amount, date, order number. */
  readonly children?: ReactNode;
  readonly secondary?: MessageAction | undefined;
}

/** A payment that arrived, under a check mark. The element around it is announced. */
export function Outcome({ title, children, secondary }: OutcomeProps): ReactElement {
  const titleId = useId();
  return (
    <section className={`peace-outcome ${toneClass('success')}`} aria-labelledby={titleId}>
      <span className="peace-outcome__mark" aria-hidden="true">
        <svg className="peace-outcome__check" viewBox="0 0 24 24" focusable="false">
          <path d="m4.5 12.5 5 5L19.5 7" />
        </svg>
      </span>
      <h2 id={titleId} className="peace-outcome__title">
        {title}
      </h2>
      {children && <div className="peace-outcome__facts">{children}</div>}
      {secondary && (
        <div className="peace-outcome__actions">
          <Way action={secondary} />
        </div>
      )}
    </section>
  );
}
