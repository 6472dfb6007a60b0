import { Fragment } from 'react';
import type { ReactElement } from 'react';

import { codeGroups } from './code-groups.ts';
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
