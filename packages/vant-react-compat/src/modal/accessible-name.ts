import type { ReactNode } from 'react';

/** A modal's accessible name: a title that is seen, or a label that is not. */
export type AccessibleName =
  | { readonly title: ReactNode; readonly label?: never }
  | { readonly title?: never; readonly label: string };
