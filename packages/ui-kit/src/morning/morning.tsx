import type { ReactElement, ReactNode } from 'react';

import './morning.css';

/** A section with the colors of a morning: a scene, and the ground behind it. */
export const Morning = (props: { readonly className: string; readonly children: ReactNode }): ReactElement => (
  <section className={`peace-morning ${props.className}`}>{props.children}</section>
);
