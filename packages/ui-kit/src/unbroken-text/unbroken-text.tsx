import { Fragment, type ReactElement } from 'react';

import { lengthStyle } from '../one-line/length-style.ts';
import './unbroken-text.css';

/** A date or a time of day as backends or people write it, an amount or a telephone number, with what closes it: they read badly when a line ends inside them. */
const unit =
  /(\(?(?:\d{4}-\d{2}-\d{2}|(?:\p{Lu}\p{Ll}{2,9}, )?\d{1,2} \p{Lu}\p{Ll}{2,9}(?: \d{4})?|(?:\p{Lu}\p{Ll}{2,9}, )?\p{Lu}\p{Ll}{2,9} \d{1,2}, \d{4}|\d{1,2}:\d{2} [AP]M|(?:\+|\b0)[\d ]{7,15}\d\b|[₱₹]\s?[\d,]+(?:\.\d+)?)[),.;:!?]*)/u;

/**
 * A sentence whose dates, times, amounts and telephone numbers stay on one line each. Server text goes through here as text, never as
 * markup. Another text is another element: a browser that translates the page moves the texts between the units.
 */
export function UnbrokenText({ children }: { readonly children: string }): ReactElement {
  return (
    <span key={children} data-sentence>
      {children.split(unit).map((part, index) => (
        // `split` by a group alternates: every other part is a unit.
        <Fragment key={index}>{index % 2 === 0 ? part : <Unit>{part}</Unit>}</Fragment>
      ))}
    </span>
  );
}

function Unit({ children }: { readonly children: string }): ReactElement {
  return (
    <span className="peace-unbroken" style={lengthStyle(children)}>
      {children}
    </span>
  );
}
