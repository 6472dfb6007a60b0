import type { ReactElement } from 'react';
import './drawn-check.css';

/** A check that is drawn once; it stands there at once where motion is reduced. */
export function DrawnCheck(): ReactElement {
  return (
    <svg className="drawn-check" viewBox="0 0 56 56" aria-hidden="true" focusable="false">
      <circle className="drawn-check__ring" cx="28" cy="28" r="25" pathLength="1" />
      <path className="drawn-check__mark" d="m17 29 8 8 15-17" pathLength="1" />
    </svg>
  );
}
