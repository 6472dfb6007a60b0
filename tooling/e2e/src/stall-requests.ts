import { expect, type Page } from '@playwright/test';
import { untilIdle } from './page-checks.ts';

/**
 * Holds the responses of requests to `url` back until the returned function is called, which resolves when the page has the
 * responses and has been idle once. The response is fulfilled from here: `Response.finished()` may never settle on a busy machine.
 */
export async function stallRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answered: Promise<void>[] = [];
  await page.route(url, (route) => {
    const answer = released.then(() => route.fetch()).then((response) => route.fulfill({ response }));
    answered.push(answer);
    return answer;
  });
  return async () => {
    await expect.poll(() => answered.length).toBeGreaterThan(0);
    release();
    await Promise.all(answered);
    await untilIdle(page);
  };
}
