import type { Page } from 'playwright';

/** What is awaited: a text on the page, or the selector of a field that can be typed into. */
export type Awaited = { readonly text: string } | { readonly field: string };

/** What was seen of a page's load, in milliseconds from navigation start. */
export interface Seen {
  content: number;
  largest: number;
  blocked: number;
  shift: number;
  longest: number;
  /** The tasks of more than 50 ms. */
  tasks: { readonly start: number; readonly duration: number }[];
}

/**
 * Runs in a page before its own scripts, so it may use nothing from outside. Notes into `seen` when what is awaited has
 * been painted (milliseconds from navigation start), the largest paint, the blocking time, and how far things moved.
 */
export function watchLoad(awaited: Awaited): void {
  const seen: Seen = { content: Number.NaN, largest: 0, blocked: 0, shift: 0, longest: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
      type,
      buffered: true,
    });
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = Math.max(seen.largest, startTime);
  });
  observe('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) seen.shift += entry.value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
    seen.blocked += Math.max(0, duration - 50);
    seen.longest = Math.max(seen.longest, duration);
  });
  const isThere = () => {
    // Not innerText, which would lay the page out to answer.
    if ('text' in awaited) return document.body?.textContent.includes(awaited.text);
    const field = document.querySelector(awaited.field);
    return field instanceof HTMLInputElement && !field.disabled;
  };
  // Comes after the frame that lays it out and paints it, ahead of what the page has planned for later.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    performance.mark('content');
    seen.content = performance.now();
    console.debug('painted');
  };
  const look = () => {
    if (isThere()) port2.postMessage('');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens an address and tells what was seen of it once its content is painted and the network is quiet. Until then the page is
 * asked nothing: what Playwright puts into a page to answer takes a slow processor longer than the page's own scripts.
 */
export async function timeLoad(page: Page, url: string, awaited: Awaited): Promise<Seen> {
  await page.addInitScript(watchLoad, awaited);
  const painted = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'painted',
    timeout: 60_000,
  });
  await page.goto(url, { waitUntil: 'commit' });
  await painted;
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => globalThis.seen);
}
