import type { Page } from '@playwright/test';
import { appScript } from './delay-requests.ts';
import { expect } from './fixtures.ts';
import type { Sandbox } from './sandbox.ts';

/** Opens an order that cannot be read, once for each moment, and taps Retry so many milliseconds after it was painted. */
export async function retryAt(
  moments: readonly number[],
  appDelayMs: number,
  { page, sandbox }: { readonly page: Page; readonly sandbox: Sandbox },
): Promise<void> {
  await page.route(appScript, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, appDelayMs));
    await route.continue();
  });
  await page.addInitScript(tapRetryLater);
  for (const [index, moment] of moments.entries()) {
    const entry = await sandbox.choose('status-174');
    await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500', times: 1 });
    await page.goto(`${entry}&moment=${moment}`);
    await expect(page.getByRole('heading', { name: 'To be repaid' }), `tapped after ${moment} ms`).toBeVisible();
    expect((await sandbox.requests('getOrder')).length).toBe(2 * (index + 1));
  }
}

/** Taps Retry once, as long after it was painted as the address says. */
function tapRetryLater(): void {
  const moment = Number(new URLSearchParams(location.search).get('moment'));
  const retry = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  const observer = new MutationObserver(() => {
    if (!retry()) return;
    observer.disconnect();
    setTimeout(() => retry()?.click(), moment);
  });
  observer.observe(document, { childList: true, subtree: true });
}
