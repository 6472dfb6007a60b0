/** Long enough for a page's own first work, where the browser cannot say when it has none. */
const settledAfterMs = 1000;

/** Loads the reporter when the page has nothing else to do; where reports go nowhere, never. */
export function loadReporter(
  window: Window,
  { url, load }: { readonly url: string; readonly load: () => Promise<{ readonly report: (window: Window) => void }> },
): void {
  if (url === '') return;
  const run = () => {
    load().then(
      ({ report }) => report(window),
      // The report is lost; the next page may succeed.
      () => undefined,
    );
  };
  // Safari has no idle callbacks.
  const hasIdle: boolean = typeof window.requestIdleCallback === 'function';
  if (hasIdle) window.requestIdleCallback(run);
  else setTimeout(run, settledAfterMs);
}
