import { demanded } from '@peace/sandbox/client';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { applyButton } from '../loan-confirm-page.ts';
import { expectAccessible } from '../page-checks.ts';
import { checking, openOfferAndOrders, orderNumbers, passTheChecks, received } from '../lost-application.ts';

const notArrived = (page: Page) =>
  page.getByRole('heading', { name: 'Your application does not seem to have arrived' });

test.describe('an answer that is lost', () => {
  test('is verified four times; then Apply needs a confirmation and reuses the key', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.clock.install();
    const entry = await sandbox.choose('confirm');
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
    await openOfferAndOrders(page, borrowerOrigin + entry);
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await passTheChecks(page, sandbox);
    // The page stays at its beginning, although the button in its bar is back.
    await expect(notArrived(page)).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Your application does not seem to have arrived' })).toBeFocused();
    await expectAccessible(page);

    await applyButton(page).click();
    const question = page.getByRole('alertdialog', { name: 'Apply again?' });
    await expect(question).toContainText('you may have two loans');
    await question.getByRole('button', { name: 'Do not apply' }).click();
    expect(await sandbox.requests('submitApplication')).toHaveLength(1);

    await applyButton(page).click();
    await question.getByRole('button', { name: 'Apply again' }).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    const keys = (await sandbox.requests('submitApplication')).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('the same key makes one order of two applications', async ({ page, borrowerOrigin, sandbox }) => {
    await page.clock.install();
    const entry = await sandbox.choose('confirm');
    await openOfferAndOrders(page, borrowerOrigin + entry);
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', applied: true, times: 1 });
    await sandbox.control('faults', { endpoint: 'getComplaintOptions', kind: 'http500' });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await passTheChecks(page, sandbox);
    // The orders could not be read: that is what is said.
    await expect(page.getByRole('heading', { name: 'We do not know whether your application arrived' })).toBeVisible();
    await applyButton(page).click();
    await page.getByRole('alertdialog', { name: 'Apply again?' }).getByRole('button', { name: 'Apply again' }).click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await sandbox.clearFaults();
    expect(await sandbox.requests('submitApplication')).toHaveLength(2);
    expect(await orderNumbers(page, borrowerOrigin)).toHaveLength(5);
  });

  test('to a backend that ignores the key: only the explicit confirmation makes a second order', async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.clock.install();
    await demanded(sandbox.client.honourIdempotencyKeys(false));
    const entry = await sandbox.choose('confirm');
    await openOfferAndOrders(page, borrowerOrigin + entry);
    await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'http500', applied: true, times: 1 });
    await sandbox.control('faults', { endpoint: 'getComplaintOptions', kind: 'http500' });
    await applyButton(page).click();
    await expect(checking(page)).toBeVisible();
    await expect(applyButton(page)).toHaveCount(0);
    await sandbox.clearFaults();
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(received(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await orderNumbers(page, borrowerOrigin)).toHaveLength(5);
    await demanded(sandbox.client.honourIdempotencyKeys(true));
  });
});
