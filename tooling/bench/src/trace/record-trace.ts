import type { Browser, Page } from 'playwright';
import type { TraceEvent } from './main-thread.ts';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.gc',
  'v8',
  'blink.user_timing',
];

/** What Chromium did while something ran. */
export async function recordTrace(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await run();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  return traceEvents;
}
