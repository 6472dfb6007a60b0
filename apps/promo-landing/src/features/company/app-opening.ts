import { onVisibilityChange } from '@peace/web-platform';

/** How long an app takes to open, at most. */
export const OPENING_MS = 2000;

/**
 * Calls `onStillHere` when the page is still in front after the app had its time to open. Once the page was hidden, the app is
 * there, and nothing is called. Returns the way to give it up.
 */
export function watchAppOpening(window: Window, onStillHere: () => void): () => void {
  const stop = () => {
    window.clearTimeout(timer);
    ignoreVisibility();
  };
  const timer = window.setTimeout(() => {
    stop();
    if (window.document.visibilityState === 'visible') onStillHere();
  }, OPENING_MS);
  const ignoreVisibility = onVisibilityChange(window, (isVisible) => {
    if (!isVisible) stop();
  });
  return stop;
}
