import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { applyButton, openOffer } from './loan-confirm-page.ts';
import type { Sandbox } from './sandbox.ts';

/** Opens an offer whose page knows the orders there are: a new one is distinguished from them. */
export async function openOfferAndOrders(page: Page, address: string): Promise<void> {
  const orders = page.waitForResponse(/problem-init/);
  await openOffer(page, address);
  await (await orders).finished();
}

export const checking = (page: Page) =>
  page.getByRole('heading', { name: 'Checking whether your application arrived' });
export const received = (page: Page) => page.getByRole('heading', { name: 'Your application was received' });

/**
 * The reads 0, 3, 10 and 30 seconds after the answer was lost find nothing. Apply is offered after the last one, and not before.
 *
 * @param opened pages that have read the orders before
 */
export async function passTheChecks(page: Page, sandbox: Sandbox, opened = 1): Promise<void> {
  const checkNow = page.getByRole('button', { name: 'Check now' });
  await expect(checkNow).toBeVisible();
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  const pass = async () => {
    // While a read is answered the button says so; the next one is planned then.
    if (await checkNow.isVisible()) await page.clock.fastForward(3000);
    return applyButton(page).count();
  };
  await expect.poll(pass, { intervals: [50], timeout: 20_000 }).toBe(1);
  // Less than 30 where the machine needed some for the lines above.
  expect((await now()) - before).toBeGreaterThan(20_000);
  expect((await sandbox.requests('getComplaintOptions')).length).toBeGreaterThanOrEqual(opened + 4);
}

/** The orders the backend has, as a borrower sees them. */
export async function orderNumbers(page: Page, origin: string): Promise<readonly string[]> {
  const response = await page.request.post(`${origin}/peace/user-problem/problem-init`, { form: {} });
  const { data }: { data: { orderList: { orderNo: string }[] } } = await response.json();
  return data.orderList.map(({ orderNo }) => orderNo);
}
