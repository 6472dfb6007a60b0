import { onFirstUse } from '@peace/web-platform';

/** An unused page is hydrated after this time, so that its banner turns. */
const untouchedMs = 4000;

/** Waits until the page is used: hydration before it would only delay a tap. */
export function firstSign(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const unregister = onFirstUse(window, () => {
      window.clearTimeout(timer);
      resolve();
    });
    const timer = window.setTimeout(() => {
      unregister();
      resolve();
    }, untouchedMs);
  });
}

/**
 * Stores taps on a link that becomes a button, until the page is hydrated.
 *
 * @returns removes the listener and repeats the last tap
 */
export function holdTaps(window: Window, selector: string): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (!link) return;
    event.preventDefault();
    held = link;
  };
  window.addEventListener('click', hold, true);
  return () => {
    window.removeEventListener('click', hold, true);
    held?.click();
  };
}
