/** Runs in the page. Order Details is painted before React is there; a tap would have to wait. */
const isDriven = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Waits until React has taken an element over and the network is quiet.
 *
 * @param {import('playwright').Locator} target
 */
export async function untilReactDrives(target) {
  const page = target.page();
  await target.waitFor();
  await page.waitForFunction(isDriven, await target.elementHandle());
  // Counted by us: Playwright's `networkidle` is over once it has been idle, also before the app's script was asked for.
  await page.waitForFunction(() => {
    const last = performance.getEntriesByType('resource').reduce((end, entry) => Math.max(end, entry.responseEnd), 0);
    return performance.now() - last > 1500;
  });
}
