/** Below this the browser does not tell how long an interaction took. */
export const shortestTold = 16;

/** Runs in a page before its own scripts: keeps the longest event of the interactions since `interactions` was reset. */
function watch(durationThreshold) {
  Object.assign(globalThis, { interactions: [] });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) globalThis.interactions.push(duration);
    }
  }).observe({ type: 'event', durationThreshold });
}

export const watchTaps = (page) => page.addInitScript(watch, shortestTold);

/**
 * A real tap, and how long it took until the next paint.
 *
 * @param {import('playwright').Locator} target
 * @returns {Promise<number>} milliseconds, in steps of 8; 16 also stands for less
 * @throws when the tap did not reach its target
 */
export async function timeTap(target) {
  const page = target.page();
  // Waits until it stands still and takes taps.
  await target.tap({ trial: true });
  const { x, y, width, height } = await target.boundingBox();
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
  return Math.max(shortestTold, ...interactions);
}
