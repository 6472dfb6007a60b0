import type { ReactElement } from 'react';
import './boot.css';

/** Stands where a screen will, while its code is on the way; `index.html` shows the same before React is there. */
export function BootShape(): ReactElement {
  return (
    <div className="boot" aria-busy="true">
      <div />
      <div />
    </div>
  );
}
