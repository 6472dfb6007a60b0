import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';

test('a re-read that is refused keeps the order and says the server’s words', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'rejected' });
  // An early page has no listeners yet.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('The service is busy. Please try again later.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
});

test('an order that is long in coming is said to be loading, in the language of the page', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  const toast = page.locator('.van-toast');
  await page.goto(borrowerOrigin + entry + '&lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'slow', ms: 3000 });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(toast).toHaveText('Loading…', { timeout: 2000 });
  }).toPass();
});

// Every fault on every screen: `resilience/faults.spec.ts`.
test('a backend that does not answer shows a state with Retry, which works', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  for (const kind of ['http500', 'missingFields', 'drop'] as const) {
    await test.step(kind, async () => {
      const entry = await sandbox.choose('status-174');
      await sandbox.control('faults', { endpoint: 'getOrder', kind });
      await page.goto(borrowerOrigin + entry);
      const retry = page.getByRole('button', { name: 'Retry' });
      // The early page's own Retry goes as the app comes, and sends its request again by itself.
      await expectInteractive(page, 'main button');
      await expect(retry).toBeVisible();
      await sandbox.clearFaults();
      await retry.click();
      await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
    });
  }
});

test('a button that reads again and goes leaves the focus on the page', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('status-174');
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500' });
  await page.goto(borrowerOrigin + entry);
  const heading = page.getByRole('heading', { level: 1 });
  await expectInteractive(page, 'main button');
  await page.getByRole('button', { name: 'Retry' }).focus();
  await sandbox.clearFaults();
  await sandbox.control('faults', { endpoint: 'getPeriodRepayment', kind: 'http500' });
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'To be repaid' });
  await expect(card).toBeVisible();
  await expect(heading).toBeFocused();

  await card.getByRole('button', { name: 'Retry' }).focus();
  await sandbox.clearFaults();
  await page.keyboard.press('Enter');
  const pay = page.getByRole('link', { name: 'Repayment', exact: true });
  // The server's sentence names the amount as well.
  await expect(card.locator('.peace-amount__value > :first-child')).toHaveText('₱5,450.00');
  await expect(card).toBeFocused();

  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('This may have changed')).toBeVisible();
  await expect(pay).toBeHidden();
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).not.toHaveAttribute('data-settling');
  await again.focus();
  await sandbox.clearFaults();
  await page.keyboard.press('Enter');
  await expect(pay).toBeVisible();
  await expect(heading).toBeFocused();
});
