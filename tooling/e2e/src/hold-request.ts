import type { Page } from '@playwright/test';

/**
 * Keeps what the page asks for back until what is returned is called; that resolves when an answer is in and the page has
 * done with it what it does at once.
 */
export async function holdRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse(url);
    release();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
}
