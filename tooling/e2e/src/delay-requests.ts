import type { Page } from '@playwright/test';

/** Keeps requests to `url` from leaving the page until the returned function is called. */
export async function delayRequests(page: Page, url: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The app itself; what paints the early screen is a file of its own. */
export const appScript = /\/assets\/index-[^/]*\.js$/;

/** Keeps the app's script back until the returned function is called. */
export const delayApp = (page: Page) => delayRequests(page, appScript);
