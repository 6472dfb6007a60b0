import type { ReactNode } from 'react';

/** A list of names and contents, one pair a row. @param className whose stylesheet says how a row looks */
export function Pairs(props: { readonly className?: string; readonly of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={props.className}>
      {Object.entries(props.of).map(([name, content]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
