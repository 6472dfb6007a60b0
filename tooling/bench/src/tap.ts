import type { Locator, Page } from 'playwright';

/** Below this the browser does not tell how long an interaction took. */
export const shortestReported = 16;

/** Runs in a page before its own scripts: keeps the longest event of the interactions since `interactions` was reset. */
function watch(durationThreshold: number): void {
  Object.assign(globalThis, { interactions: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId) globalThis.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold });
}

/** Has a page keep how long its interactions take. */
export const watchTaps = (page: Page) => page.addInitScript(watch, shortestReported);

/**
 * A real tap, and how long it took until the next paint.
 *
 * @returns milliseconds, in steps of 8; 16 also stands for less
 * @throws when the tap did not reach its target
 */
export async function timeTap(target: Locator): Promise<number> {
  const page = target.page();
  // Waits until it stands still and takes taps.
  await target.tap({ trial: true });
  const { x, y, width, height } = await boxOf(target);
  await target.evaluate((element) => {
    globalThis.interactions.length = 0;
    globalThis.isTapped = false;
    element.addEventListener('click', () => (globalThis.isTapped = true), { once: true });
  });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  // Events are told after the paint that followed them.
  const { isTapped, interactions } = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { isTapped: globalThis.isTapped, interactions: globalThis.interactions };
  });
  if (!isTapped) throw new Error(`A tap did not reach ${target.toString()}.`);
  return Math.max(shortestReported, ...interactions);
}

/** Where an element is in the page. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is not on the page.`);
  return box;
}
