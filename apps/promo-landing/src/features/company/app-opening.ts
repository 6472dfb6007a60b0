/** The part of a window that tells whether the page is still looked at. */
export interface OpeningWindow {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  setTimeout(handler: () => void, ms: number): number;
  clearTimeout(timer: number): void;
}

/** How long an app takes to come to the front, at most. */
export const OPENING_MS = 2000;

/**
 * Calls `onStillHere` when the page is still in front after the app had its time to open. Once the page was hidden, the app is
 * there, and nothing is called. Returns the way to give it up.
 */
export function watchAppOpening(window: OpeningWindow, onStillHere: () => void): () => void {
  const { document } = window;
  const stop = () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') stop();
  };
  const timer = window.setTimeout(() => {
    stop();
    if (document.visibilityState === 'visible') onStillHere();
  }, OPENING_MS);
  document.addEventListener('visibilitychange', onVisibility);
  return stop;
}
