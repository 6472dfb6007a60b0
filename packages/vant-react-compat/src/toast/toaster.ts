/** What a toast is about; decides its icon, how urgently it is read out, and how long it stays. */
export type ToastKind = 'text' | 'info' | 'success' | 'fail' | 'loading';

/** How long a toast stays, in milliseconds (spec §9). */
export const TOAST_MS = 3000;
export const INFO_TOAST_MS = 2000;
export const MIN_TOAST_MS = 300;

export interface ToastOptions {
  readonly message: string;
  /** Default `text`. */
  readonly kind?: ToastKind;
  /** Milliseconds, never under 300. Default 3000, for `info` 2000; a `loading` toast stays until it is ended. */
  readonly duration?: number;
}

export interface ShownToast {
  readonly id: number;
  readonly message: string;
  readonly kind: ToastKind;
}

/** Takes the toast away, not before it has been seen for 300 ms; does nothing once another toast has replaced it. */
export type EndToast = () => void;

export interface Toaster {
  /** Shows a toast in place of the one that is there. */
  readonly show: (options: ToastOptions) => EndToast;
  readonly current: () => ShownToast | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** One toast at a time, and the clock that takes it away again; knows nothing of React. */
export function createToaster(): Toaster {
  const listeners = new Set<() => void>();
  let current: ShownToast | null = null;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (toast: ShownToast | null) => {
    clearTimeout(timer);
    current = toast;
    for (const listener of listeners) listener();
  };

  const show = ({ message, kind = 'text', duration }: ToastOptions): EndToast => {
    const toast = { id: ++lastId, message, kind };
    const earliestEnd = performance.now() + MIN_TOAST_MS;
    const hideAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => change(null), ms);
    };

    change(toast);
    if (kind !== 'loading') hideAfter(Math.max(MIN_TOAST_MS, duration ?? (kind === 'info' ? INFO_TOAST_MS : TOAST_MS)));
    return () => {
      if (current === toast) hideAfter(Math.max(0, earliestEnd - performance.now()));
    };
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // No view is left to show it.
      if (listeners.size === 0) clearTimeout(timer);
    };
  };

  return { show, subscribe, current: () => current };
}
