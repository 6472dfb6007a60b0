import type { CDPSession, Page } from 'playwright';

/** Runs in the page: keeps the time between one frame and the next until `scrollFrames.stop()`. */
function watchFrames(): void {
  const gaps: number[] = [];
  let last = performance.now();
  let isRunning = true;
  const next = (now: number) => {
    gaps.push(now - last);
    last = now;
    if (isRunning) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  globalThis.scrollFrames = {
    stop() {
      isRunning = false;
      return gaps.slice(1);
    },
  };
}

const pixels = 12_000;
const pixelsPerSecond = 4000;

/**
 * Scrolls the page by a finger, down and back up.
 *
 * @returns milliseconds: within which 95 of 100 frames came, and the longest
 */
export async function scrollThrough(page: Page, session: CDPSession): Promise<{ usual: number; worst: number }> {
  await page.evaluate(watchFrames);
  for (const yDistance of [-pixels, pixels]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      yDistance,
      speed: pixelsPerSecond,
      gestureSourceType: 'touch',
    });
  }
  const gaps = (await page.evaluate(() => globalThis.scrollFrames.stop())).sort((a, b) => a - b);
  return { usual: gaps[Math.floor((gaps.length - 1) * 0.95)] ?? 0, worst: gaps.at(-1) ?? 0 };
}
