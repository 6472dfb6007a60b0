import { conditions, throttle } from './conditions.js';

/**
 * Runs in the page before its own scripts: notes when the text that is waited for has been painted, the largest paint
 * and the blocking time.
 */
function watch(awaited) {
  const seen = { content: null, largest: 0, blocked: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = Math.max(seen.largest, entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (seen.content === null && document.body?.innerText.includes(awaited)) {
      // The frame after the one that lays it out has it on the screen.
      requestAnimationFrame(() => setTimeout(() => (seen.content ??= performance.now())));
    }
    if (seen.content === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens an address in a fresh profile and measures until its content is painted.
 *
 * @returns {Promise<{ content: number, largest: number, blocked: number, requests: number, bytes: Record<string, number> }>}
 *   times in milliseconds from navigation start, bytes as transferred
 */
export async function coldLoad(browser, { url, awaited }) {
  const context = await browser.newContext({
    viewport: { width: conditions.width, height: conditions.height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = {};
  const kinds = new Map();
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests += 1;
  });
  await throttle(session);
  await page.addInitScript(watch, awaited);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.seen.content !== null, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...seen, requests, bytes };
}
