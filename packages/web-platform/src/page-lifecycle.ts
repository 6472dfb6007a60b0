/** The part of `window` that reports the page coming back. */
export interface LifecycleWindow {
  readonly document: {
    readonly visibilityState: string;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
    removeEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  addEventListener(type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
  removeEventListener(type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
}

/** The part of `window` that reports the page being left. */
export interface LeavingWindow {
  addEventListener(type: 'pagehide', listener: () => void): void;
  removeEventListener(type: 'pagehide', listener: () => void): void;
}

/** Calls the handler when the page is left or frozen. Returns the unregistering. */
export function onPageHide(window: LeavingWindow, handler: () => void): () => void {
  window.addEventListener('pagehide', handler);
  return () => window.removeEventListener('pagehide', handler);
}

/**
 * How the page came back.
 *
 * - `from-cache`: out of the back/forward cache, frozen as it was left: clear what is "in progress", then read again
 * - `visible`: from behind another app or tab; requests may still be under way, so only read again
 */
export type Restoration = 'from-cache' | 'visible';

/** Calls the handler when the page comes back; both ways may follow one another. Returns the unregistering. */
export function onRestored(window: LifecycleWindow, handler: (how: Restoration) => void): () => void {
  const { document } = window;
  const onPageShow = ({ persisted }: { readonly persisted: boolean }) => {
    if (persisted) handler('from-cache');
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') handler('visible');
  };
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
