import type { ReactElement } from 'react';
import '#shared/controls.css';
import './time-line.css';

/** Names and values. */
export interface ValuesProps {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A list of names and values; nothing where there are none. */
export function Values({ title, values }: ValuesProps): ReactElement | null {
  const entries = Object.entries(values);
  if (entries.length === 0) return null;
  return (
    <div className="dp-values">
      <h3>{title}</h3>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt className="dp-mono">{name}</dt>
            <dd className="dp-code">{value === '' ? '(empty)' : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Leads to the page of a call or a message in Storybook, in a tab of its own. */
export function ContractLink({ href }: { readonly href: string }): ReactElement {
  return (
    <a className="dp-link" href={href} target="_blank" rel="noreferrer">
      Contract
    </a>
  );
}
