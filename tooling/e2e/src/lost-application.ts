import type { Page } from '@playwright/test';
import { openOffer } from './loan-confirm-page.ts';

/** Opens an offer whose page knows the orders there are: a new one is distinguished from them. */
export async function openOfferAndOrders(page: Page, address: string): Promise<void> {
  const orders = page.waitForResponse(/problem-init/);
  await openOffer(page, address);
  await (await orders).finished();
}

export const checking = (page: Page) =>
  page.getByRole('heading', { name: 'Checking whether your application arrived' });
export const received = (page: Page) => page.getByRole('heading', { name: 'Your application was received' });

/** The orders the backend has, as a borrower sees them. */
export async function orderNumbers(page: Page): Promise<readonly string[]> {
  const response = await page.request.post('/peace/user-problem/problem-init', { form: {} });
  const { data }: { data: { orderList: { orderNo: string }[] } } = await response.json();
  return data.orderList.map(({ orderNo }) => orderNo);
}
