import { ArrowDownIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';

import '../card/card.css';
import './fold.css';

export interface FoldProps {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a card that is read when it is wanted. It opens without a script, and the browser's search opens it. */
export function Fold({ title, isOpen = false, children }: FoldProps): ReactElement {
  return (
    <details open={isOpen} className="peace-fold">
      <summary className="peace-fold__summary">
        <h2 className="peace-card__title">{title}</h2>
        <ArrowDownIcon className="peace-fold__arrow" />
      </summary>
      <div className="peace-fold__text">{children}</div>
    </details>
  );
}
