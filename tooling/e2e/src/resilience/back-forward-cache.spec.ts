import { installedLaunchOptions } from '@peace/dev/browser';
import { chromium } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pressable } from './fault-row.ts';

test('a page out of the back-forward cache after a payment has read the order again, and offers no second one', async ({
  borrowerOrigin,
  sandbox,
}) => {
  const options = installedLaunchOptions();
  test.skip(options === undefined, 'There is no whole browser: a headless shell has no such cache.');
  const browser = await chromium.launch({
    ...options,
    // The cache is turned off for automated browsers unless it is requested.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await pressable(page, 'Payment Method').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Payment' }).click();
  await page.getByRole('heading', { name: 'Payment partner (sandbox)' }).waitFor();
  const before = (await sandbox.requests('getPeriodRepayment')).length;
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
  await expect(page.getByRole('button', { name: 'Preparing your payment...' })).toHaveCount(0);
  await expect.poll(async () => (await sandbox.requests('getPeriodRepayment')).length).toBeGreaterThan(before);
  await expect(page.getByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  await expect(pressable(page, 'Payment')).toHaveCount(0);
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
  await browser.close();
});
