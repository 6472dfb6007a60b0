import type { ReactElement, ReactNode } from 'react';

import './drawings.css';

/** A small scene beside words; says nothing that they do not say. */
export type Drawing = () => ReactElement;

/** A scene of 200 × 140 on the ground that all of them share. Give its shapes the classes of `drawings.css`. */
export function scene(children: ReactNode): Drawing {
  return () => (
    <svg className="peace-drawing" viewBox="0 0 200 140" focusable="false" aria-hidden="true">
      <path className="d-ground" d="M30 118C6 92 22 38 66 34c22-2 30-20 60-14 40 8 62 62 44 98z" />
      {children}
      <path className="d-line" d="M22 118h156" />
    </svg>
  );
}
