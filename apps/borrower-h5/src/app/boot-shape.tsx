import type { ReactElement } from 'react';
import './boot.css';

/** A skeleton while the code of a screen is loaded; `index.html` shows the same before React is loaded. */
export function BootShape(): ReactElement {
  return (
    <div className="boot" aria-busy="true">
      <div />
      <div />
    </div>
  );
}
