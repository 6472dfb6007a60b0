import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';

test('a link opens a screen at its top; going back restores the position on the list', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto(await sandbox.choose('orders'));
  await expectInteractive(page, 'main');
  const last = page.getByRole('article').last();
  await page.getByText('Get help').scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => window.scrollY);
  const left = await position();
  expect(left).toBeGreaterThan(100);
  await last.getByRole('link', { name: 'Order Details' }).click();
  await expect(page).toHaveTitle('Order Details');
  expect(await position()).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(position).toBe(left);
});
