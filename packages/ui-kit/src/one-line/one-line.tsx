import type { CSSProperties, ReactElement } from 'react';

import './one-line.css';

/** Length is known before layout, so a long text is set smaller in the first markup already. */
export type LengthStyle = CSSProperties & Record<'--line-length', number>;

/** An amount or a telephone number in a row: it stays on one line, set smaller where the line is short. */
export function OneLine({ children }: { readonly children: string }): ReactElement {
  const style: LengthStyle = { '--line-length': children.length };
  return (
    <span className="peace-one-line" style={style}>
      {children}
    </span>
  );
}
