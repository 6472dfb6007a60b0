/** Long enough for a screen's own first work, where the browser cannot say when it has none. */
const settledAfterMs = 1000;

/** Runs what can wait when the page has nothing else to do. What is returned calls it off. */
export function whenIdle(window: Window, run: () => void): () => void {
  // Safari has no idle callbacks.
  const hasIdle: boolean = typeof window.requestIdleCallback === 'function';
  if (hasIdle) {
    const request = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(run, settledAfterMs);
  return () => clearTimeout(timer);
}
