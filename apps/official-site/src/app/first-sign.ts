/** Events that show that a visitor uses the page. `scroll` does not bubble, but is captured. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'hashchange'] as const;

/** Without any of them the page is hydrated after this time, so that its banner turns. */
const untouchedMs = 4000;

/** Waits for the first of these events: hydration before it would only delay a tap. */
export function firstSign(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, done, true);
      resolve();
    };
    const timer = window.setTimeout(done, untouchedMs);
    for (const sign of signs) window.addEventListener(sign, done, { capture: true, passive: true });
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
