import { expect, test } from '../fixtures.ts';

test('an order that loads slowly is shown as loading, in the language of the page', async ({
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
