import type { ReactElement } from 'react';

import { lengthStyle } from './length-style.ts';
import './one-line.css';

/** An amount or a telephone number in a row: it stays on one line, set smaller where the line is short. */
export function OneLine({ children }: { readonly children: string }): ReactElement {
  return (
    <span className="peace-one-line" style={lengthStyle(children)}>
      {children}
    </span>
  );
}
