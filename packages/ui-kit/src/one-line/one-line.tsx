import type { ReactElement } from 'react';

import { Figure } from '../amount/figure.tsx';
import './one-line.css';

/** An amount or a telephone number in a row: it stays on one line, set smaller where the line is short. */
export const OneLine = ({ children }: { readonly children: string }): ReactElement => (
  <Figure className="peace-one-line">{children}</Figure>
);
