import { useLayoutEffect, useState, type ReactElement } from 'react';
import { tokenGroups } from './token-groups.ts';
import './token-page.css';
import css from './tokens.css?raw';

const groups = tokenGroups(css);

export interface TokenPageProps {
  /** As the comments of `tokens.css` name it. */
  readonly group: string;
  /** Shows what a token does; nothing for one that has no look of its own. */
  readonly sample: (name: string) => ReactElement | null;
}

/** Every token of a group as the file has it: what it is for, how it looks, and its value in the chosen theme. */
export function TokenPage({ group, sample }: TokenPageProps): ReactElement {
  return (
    <main className="token-page">
      <h1>{group}</h1>
      {groups.get(group)?.map(({ about, names }) => (
        <section key={about}>
          <p>{about}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <div className="token-page__sample">{sample(name)}</div>
                <code>{name}</code>
                <TokenValue name={name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function TokenValue({ name }: { readonly name: string }): ReactElement {
  const [value, setValue] = useState('');
  useLayoutEffect(() => setValue(getComputedStyle(document.documentElement).getPropertyValue(name).trim()), [name]);
  return <span className="token-page__value">{value}</span>;
}
