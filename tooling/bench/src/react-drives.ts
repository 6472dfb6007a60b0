import type { Locator } from 'playwright';

/** Runs in the page. Order Details is painted before React is there; a tap would have to wait. */
const isDriven = (element: Element | SVGElement | null) =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Waits until React has taken an element over and the network is quiet. */
export async function untilReactDrives(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  await page.waitForFunction(isDriven, await target.elementHandle());
  // Counted by us: Playwright's `networkidle` is over once it has been idle, also before the app's script was requested.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    const last = Math.max(0, ...ends);
    return performance.now() - last > 1500;
  });
}
