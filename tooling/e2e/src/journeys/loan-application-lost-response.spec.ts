import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { applyButton } from '../loan-confirm-page.ts';
import { openOfferAndOrders, orderNumbers, received } from '../lost-application.ts';

/** The phone kills the page, and its address is opened in a new one. */
async function openInNewPage(page: Page): Promise<Page> {
  const address = page.url();
  const opened = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await opened.goto(address);
  return opened;
}

test.describe('a response that is lost', () => {
  for (const [how, reopen] of [
    ['reloaded', (page: Page) => page.reload().then(() => page)],
    ['killed, and opened again', (page: Page) => openInNewPage(page)],
  ] as const) {
    test(`by a page that was ${how}: the order is looked for first`, async ({ page, sandbox }) => {
      const entry = await sandbox.choose('confirm');
      await openOfferAndOrders(page, entry);
      await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'hang', applied: true });
      await applyButton(page).click();
      await expect.poll(async () => (await orderNumbers(page)).length).toBe(5);
      const reopened = await reopen(page);
      await expect(received(reopened)).toBeVisible();
      expect(await orderNumbers(reopened)).toHaveLength(5);
    });
  }
});
