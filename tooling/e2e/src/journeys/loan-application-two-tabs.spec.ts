import { expect, test } from '../fixtures.ts';
import { applyButton } from '../loan-confirm-page.ts';
import { checking, openOfferAndOrders, passTheChecks, received } from '../lost-application.ts';

test.describe('an answer that is lost', () => {
  test('in another tab of this borrower Apply is not offered either', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    const tab = await page.context().newPage();
    await openOfferAndOrders(tab, borrowerOrigin + entry);
    await openOfferAndOrders(page, borrowerOrigin + entry);
    await expect(applyButton(tab)).toBeEnabled();
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await expect(checking(tab)).toBeVisible();
    await expect(applyButton(tab)).toHaveCount(0);
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });

  test('an application that another tab sent and that was accepted is not offered again', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    const tab = await page.context().newPage();
    await openOfferAndOrders(tab, borrowerOrigin + entry);
    await expect(applyButton(tab)).toBeEnabled();
    await openOfferAndOrders(page, borrowerOrigin + entry);
    await applyButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await expect(received(tab)).toBeVisible();
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });

  test('an application of another tab takes a confirmation as long as the orders cannot be read', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('confirm');
    const tab = await page.context().newPage();
    await tab.clock.install();
    await openOfferAndOrders(tab, borrowerOrigin + entry);
    await expect(applyButton(tab)).toBeEnabled();
    await openOfferAndOrders(page, borrowerOrigin + entry);
    await sandbox.control('faults', { endpoint: 'getComplaintOptions', kind: 'http500' });
    await applyButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await passTheChecks(tab, sandbox, 2);
    await applyButton(tab).click();
    await expect(tab.getByRole('alertdialog')).toContainText('you may have two loans');
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  });

  test('is nothing to another borrower on the same phone', async ({ page, borrowerOrigin, sandbox }) => {
    const entry = await sandbox.choose('confirm');
    await openOfferAndOrders(page, `${borrowerOrigin}${entry}&sessionId=s-1&userId=7&mobilePhone=09171234567`);
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await page.goto(`${borrowerOrigin}${entry}&sessionId=s-2&userId=8`);
    await page.getByRole('button', { name: 'Switch to the other account' }).click();
    await page.getByRole('checkbox').first().check();
    await expect(applyButton(page)).toBeEnabled();
    await expect(checking(page)).toHaveCount(0);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    // The record stays for its own borrower, who finds it by a link without the user too.
    expect(stored.filter((key) => key.includes('application:'))).toHaveLength(1);
    const again = await page.context().newPage();
    await again.goto(`${borrowerOrigin}${entry}&sessionId=s-3&mobilePhone=09171234567`);
    await expect(checking(again)).toBeVisible();
  });
});
