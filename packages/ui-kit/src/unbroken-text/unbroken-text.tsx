import { Fragment } from 'react';
import type { ReactElement } from 'react';

import './unbroken-text.css';

/** A date or a time of day as backends or people write it, or an amount, with what closes it: they read badly when a line ends inside them. */
const unit =
  /(\(?(?:\d{4}-\d{2}-\d{2}|(?:\p{Lu}\p{Ll}{2}, )?\d{1,2} \p{Lu}\p{Ll}{2,9}(?: \d{4})?|\d{1,2}:\d{2} [AP]M|[₱₹]\s?[\d,]+(?:\.\d+)?)[),.;:!?]*)/u;

/** A sentence whose dates, times and amounts stay on one line each. Server text goes through here as text, never as markup. */
export function UnbrokenText({ children }: { readonly children: string }): ReactElement {
  return (
    <>
      {children.split(unit).map((part, index) => (
        // `split` by a group alternates: every other part is a unit.
        <Fragment key={index}>{index % 2 === 0 ? part : <span className="peace-unbroken">{part}</span>}</Fragment>
      ))}
    </>
  );
}
