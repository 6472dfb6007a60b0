import { createContext } from 'react';

import type { ShownToast } from './toaster.ts';

/** What a place for toasts needs to know. */
export interface ToastView {
  readonly toast: ShownToast | null;
  /** The place that shows it: the innermost open modal's, `undefined` for the page's own. */
  readonly place: string | undefined;
  /** A modal opened and offers a place; returns how to withdraw it. */
  readonly offerPlace: (id: string) => () => void;
}

/** `null` where no ToastProvider is above. */
export const ToastViewContext = createContext<ToastView | null>(null);
