import { Fragment, type ReactElement } from 'react';

import './grouped-code.css';

/** A code set in groups for the eye. Selecting takes all of it, and copies it without gaps: they are not characters. */
export function GroupedCode({ code }: { readonly code: string }): ReactElement {
  return (
    <span className="peace-code">
      {codeGroups(code).map((group, index) => (
        // Groups are equal by chance; their place distinguishes them.
        <Fragment key={`${index}-${group}`}>
          {index > 0 && <wbr />}
          <span className="peace-code__group">{group}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** The shortest code that is hard to read in one piece. */
const GROUPED_FROM = 7;

/**
 * A code in groups of four, the last one of two to five: a lone character at the end is easily overlooked. Codes that
 * are short, or have gaps or dashes of their own, stay as they are. Joined, the groups are the code.
 */
export function codeGroups(code: string): readonly string[] {
  if (code.length < GROUPED_FROM || !/^[\dA-Za-z]+$/.test(code)) return [code];
  const groups = code.match(/.{1,4}/g) ?? [];
  const [last = '', previous = ''] = groups.slice(-2).reverse();
  return last.length > 1 ? groups : [...groups.slice(0, -2), previous + last];
}
