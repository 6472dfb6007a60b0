import type { ReactElement, ReactNode } from 'react';

/** A page and its title. Also surrounds an early screen: React's ids count it. */
export function TitledPage(props: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <>
      <title>{props.title}</title>
      {props.children}
    </>
  );
}
