import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { applyButton, openOffer } from '../loan-confirm-page.ts';
import { checking, openOfferAndOrders, orderNumbers, received } from '../lost-application.ts';

/** The phone kills the page, and its address is opened in a new one. */
async function openInNewPage(page: Page): Promise<Page> {
  const address = page.url();
  const opened = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await opened.goto(address);
  return opened;
}

test.describe('an answer that is lost', () => {
  test('leads to the order that was made, not to a second application', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', applied: true });
    await openOffer(page, borrowerOrigin + entry);
    const before = await orderNumbers(page, borrowerOrigin);
    await expect.poll(async () => (await sandbox.requests('getComplaintOptions')).length).toBeGreaterThan(1);
    await applyButton(page).click();
    await expect(received(page)).toBeVisible();
    await expect(applyButton(page)).toHaveCount(0);
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
    const [made, ...others] = (await orderNumbers(page, borrowerOrigin)).filter((number) => !before.includes(number));
    expect(others).toEqual([]);
    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(page).toHaveURL(new RegExp(`/loanDetail\\?productId=301&orderId=${made}$`));
    await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  });

  for (const [how, reopen] of [
    ['reloaded', (page: Page) => page.reload().then(() => page)],
    ['killed, and opened again', (page: Page) => openInNewPage(page)],
  ] as const) {
    test(`by a page that was ${how}: the order is looked for first`, async ({ page, borrowerOrigin, sandbox }) => {
      const entry = await sandbox.choose('confirm');
      await openOfferAndOrders(page, borrowerOrigin + entry);
      await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'hang', applied: true });
      await applyButton(page).click();
      await expect.poll(async () => (await orderNumbers(page, borrowerOrigin)).length).toBe(5);
      const reopened = await reopen(page);
      await expect(received(reopened)).toBeVisible();
      expect(await orderNumbers(reopened, borrowerOrigin)).toHaveLength(5);
    });

    test(`by a page that was ${how} while it was looked for: it goes on looking`, async ({
      page,
      borrowerOrigin,
      sandbox,
    }) => {
      const entry = await sandbox.choose('confirm');
      await openOfferAndOrders(page, borrowerOrigin + entry);
      await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
      await applyButton(page).click();
      await expect(checking(page)).toBeVisible();
      const reopened = await reopen(page);
      await expect(checking(reopened)).toBeVisible();
      await expect(applyButton(reopened)).toHaveCount(0);
      expect(await sandbox.requests('submitApplication')).toHaveLength(1);
    });
  }

  test('after the back/forward cache nothing is in progress, and everything is read again', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    await openOfferAndOrders(page, borrowerOrigin + entry);
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'hang' });
    await applyButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending your application...' })).toBeVisible();
    const offersRead = (await sandbox.requests('getOffer')).length;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(checking(page)).toBeVisible();
    await expect.poll(async () => (await sandbox.requests('getOffer')).length).toBeGreaterThan(offersRead);
  });
});
