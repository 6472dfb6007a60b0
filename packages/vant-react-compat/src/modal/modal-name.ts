import type { ReactNode } from 'react';

/** A modal is named by a title that is seen, or by a label that is not. */
export type ModalName =
  | { readonly title: ReactNode; readonly label?: never }
  | { readonly title?: never; readonly label: string };
