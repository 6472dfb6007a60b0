import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { readBarcode } from '../read-barcode.ts';
import { button } from '../repayment-page.ts';

test('a pay code is copied in the tap, its page opens, and it can be copied there', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(await sandbox.choose('repay-default-code'));
  const toast = page.locator('.van-toast').filter({ hasText: 'copy success' });
  await button(page, 'Copy').click();
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');

  await page.getByRole('button', { name: /Isla Bills/ }).click();
  await expect(page).toHaveURL('/repaymentOfCode2');
  await expect(page.getByRole('heading', { name: 'At the counter' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Total payment[^₱]*₱5,450.00/);
  await expect(page.getByRole('heading', { name: 'Maya' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  // The first copy's message has gone; the slip still tells a screen reader that this code was copied.
  await page.clock.runFor(3000);
  await expect(toast).toHaveCount(0);
  await button(page, 'Click to Copy').click();
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');

  await page.reload();
  await expect(page.getByRole('main')).toContainText(/Total payment[^₱]*₱5,450.00/);
});

test('the barcode is loaded when it is requested, and a scanner reads it', async ({ page, sandbox }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(await sandbox.choose('repay-default-code'));
  await expect(button(page, 'Show barcode')).toBeVisible();
  const before = scripts.length;
  await button(page, 'Show barcode').click();
  const barcode = page.getByRole('img', { name: 'Barcode of the pay code 8120340056789' });
  await expect(barcode).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  expect(await readBarcode(barcode)).toBe('8120340056789');
  await expectAccessible(page);
});

test('if the barcode cannot be loaded, the number is still shown', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('repay-default-code'));
  await expect(button(page, 'Show barcode')).toBeVisible();
  await page.route(/\.js$/, (route) => route.abort());
  await button(page, 'Show barcode').click();
  await expect(page.getByRole('heading', { name: 'Show this number to the cashier' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('8120')).toBeVisible();
});
