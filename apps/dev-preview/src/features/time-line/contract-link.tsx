import type { ReactElement } from 'react';
import '#shared/controls.css';

/** Leads to the page of a call or a message in Storybook, in a tab of its own. */
export function ContractLink({ href }: { readonly href: string }): ReactElement {
  return (
    <a className="dp-link" href={href} target="_blank" rel="noreferrer">
      Contract
    </a>
  );
}
