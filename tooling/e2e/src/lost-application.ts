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

/** The reads after 3, 10 and 30 seconds. Each is awaited: the next is planned when it has answered. */
export async function passTheChecks(page: Page, sandbox: Sandbox): Promise<void> {
  for (const seconds of [3, 7, 20]) {
    await expect(page.getByRole('button', { name: 'Check now' })).not.toHaveAttribute('aria-busy', 'true');
    await expect(applyButton(page)).toHaveCount(0);
    const read = (await sandbox.requests('getComplaintOptions')).length;
    await page.clock.fastForward(seconds * 1000);
    await expect.poll(async () => (await sandbox.requests('getComplaintOptions')).length).toBeGreaterThan(read);
  }
}

/** The orders the backend has, as a borrower sees them. */
export async function orderNumbers(page: Page, origin: string): Promise<readonly string[]> {
  const response = await page.request.post(`${origin}/peace/user-problem/problem-init`, { form: {} });
  const { data }: { data: { orderList: { orderNo: string }[] } } = await response.json();
  return data.orderList.map(({ orderNo }) => orderNo);
}
