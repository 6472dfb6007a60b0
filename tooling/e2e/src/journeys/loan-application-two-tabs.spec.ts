import { expect, test } from '../fixtures.ts';
import { applyButton } from '../loan-confirm-page.ts';
import { checking, openOfferAndOrders, received } from '../lost-application.ts';

test.describe('a response that is lost', () => {
  test('in another tab of this borrower Apply is not offered either', async ({ page, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    const tab = await page.context().newPage();
    await openOfferAndOrders(tab, entry);
    await openOfferAndOrders(page, entry);
    await expect(applyButton(tab)).toBeEnabled();
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await expect(checking(tab)).toBeVisible();
    await expect(applyButton(tab)).toHaveCount(0);
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });

  test('an application that another tab sent and that was accepted is not offered again', async ({ page, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    const tab = await page.context().newPage();
    await openOfferAndOrders(tab, entry);
    await expect(applyButton(tab)).toBeEnabled();
    await openOfferAndOrders(page, entry);
    await applyButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await expect(received(tab)).toBeVisible();
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });
});
