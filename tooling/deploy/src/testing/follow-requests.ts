import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/**
 * Follows a page's requests. What is returned waits until the page has been loaded, has nothing left to do at once, and
 * none of its requests is under way.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => void underWay.add(request));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return async () => {
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => Array.from(underWay, (request) => request.url()), { timeout: 10_000 }).toEqual([]);
  };
}
