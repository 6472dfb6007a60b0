import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { dialog, goBackNatively } from '../loan-confirm-page.ts';
import { playShell } from '../play-shell.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

test('after a replace on the first screen it closes the webview', async ({ page, sandbox }) => {
  const messages = await playShell(page);
  await sandbox.choose('orders');
  await page.goto('/');
  await expect(page).toHaveURL(/\/order$/);
  await back(page).click();
  await expect.poll(messages).toEqual(['closeWebview']);
});

test('in a tab with nothing behind it leads to the orders, also when something is ahead', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  // In the place of the blank page that a tab begins with.
  await page.evaluate((url) => window.location.replace(url), borrowerOrigin + entry);
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page).toHaveTitle('Repayment');
  await back(page).click();
  await expect(page).toHaveTitle('Order Details');
  await back(page).click();
  await expect(page).toHaveURL(/\/order$/);
});

test('a pay link to a code page of our own is a screen of the visit, and back is the repayment page', async ({
  page,
  sandbox,
}) => {
  const messages = await playShell(page);
  await page.goto(await sandbox.choose('repay'));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Payment Method' }).click();
  const sheet = dialog(page, 'Payment Method');
  await sheet.getByRole('radio', { name: '7-Eleven counter' }).check();
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(page).toHaveURL(/\/repaymentOfCode\?showType=1/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  await back(page).click();
  await expect(page).toHaveURL(/\/repay\?/);
  // The order was read again: a payment has been started.
  await expect.poll(async () => (await sandbox.requests('getOrder')).length).toBeGreaterThan(0);
  expect(await messages()).toEqual([]);
});

test('a shell with its own bar gets pages without one, and its back gesture still works', async ({ page, sandbox }) => {
  await page.goto(`${await sandbox.choose('confirm-retention')}&nav=0`);
  await expect(page).toHaveTitle('Confirm your loan');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your loan' })).toBeAttached();
  await expect(back(page)).toHaveCount(0);
  expect(await goBackNatively(page)).toBe(true);
  await expect(dialog(page, 'Point out')).toBeVisible();
  await page.goto(await sandbox.choose('status-174'));
  await expect(page).toHaveTitle('Order Details');
  await expect(back(page)).toHaveCount(0);
});

test('two taps at once are one step', async ({ page, sandbox }) => {
  await page.goto('/error');
  await sandbox.choose('status-174');
  await page.goto('/order');
  await page.getByRole('article').first().getByRole('link', { name: 'Order Details' }).first().click();
  await expect(page).toHaveTitle('Order Details');
  // Both before the browser has taken the step, as where the phone is busy.
  await back(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/order$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/order$/);
});
