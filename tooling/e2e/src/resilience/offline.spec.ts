import type { Page } from '@playwright/test';
import { builtScript } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';
import { pressable } from './fault-row.ts';

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const sheetPayment = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Payment' });
const partner = (page: Page) => page.getByRole('heading', { name: 'Payment partner (sandbox)' });

test('offline when the order is requested: Retry works once there is a connection', async ({
  page,
  context,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  // The page itself comes, as from a shell that ships it; nothing else does.
  await page.route('**/peace/**', (route) => route.abort('internetdisconnected'));
  await page.clock.install();
  await page.goto(entry);
  await expect(page).toHaveTitle('Order Details');
  await context.setOffline(true);
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(pressable(page, 'Retry')).toBeVisible({ timeout: 250 });
  }).toPass();
  await context.setOffline(false);
  await page.unrouteAll();
  await pressable(page, 'Retry').click();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
});

test('offline in the middle: the next screen’s code cannot come, and Retry brings it', async ({
  page,
  context,
  sandbox,
}) => {
  // Not ahead of the tap either.
  await page.route(builtScript('use-repay'), (route) => route.abort('internetdisconnected'));
  await page.goto(await sandbox.choose('status-174'));
  await expectInteractive(page, 'main');
  await context.setOffline(true);
  await pressable(page, 'Repayment').click();
  await expect(page.locator('body')).toContainText(/\S/);
  const wayOn = pressable(page, 'Retry');
  await expect(wayOn).toBeVisible();
  await context.setOffline(false);
  await page.unrouteAll();
  await wayOn.click();
  await expect(pressable(page, 'Payment Method')).toBeVisible();
});

test('offline when a complaint is sent: every word is kept, and it goes when there is a connection', async ({
  page,
  context,
  sandbox,
}) => {
  const entry = await sandbox.choose('complaint-next');
  await page.clock.install();
  await page.goto(entry);
  await description(page).fill('Written in the subway.');
  await context.setOffline(true);
  await pressable(page, 'Send').click();
  const wayOn = pressable(page, 'Check again', 'Send');
  await expect(wayOn).toBeVisible();
  await expect(description(page)).toHaveValue('Written in the subway.');
  await context.setOffline(false);
  // Seen for a second and a half only, then the page leads on.
  await Promise.all([
    page.getByRole('alertdialog', { name: 'Successfully Sent' }).waitFor(),
    expect(async () => {
      // The last check is half a minute after the response was lost.
      await page.clock.fastForward(31_000);
      if (await wayOn.isVisible()) await wayOn.click({ timeout: 500 });
      await expect(page).toHaveURL(/\/complaint\?/);
    }).toPass(),
  ]);
  expect(await sandbox.requests('fileComplaint')).toHaveLength(1);
});

test('offline when paying: nothing is paid, and paying is offered again after a confirmation, after the order was looked at', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto(await sandbox.choose('repay'));
  await pressable(page, 'Payment Method').click();
  await sheetPayment(page).waitFor();
  await context.setOffline(true);
  await sheetPayment(page).click();
  await expect(pressable(page, 'Check again')).toBeVisible();
  await expect(pressable(page, 'Payment Method')).toHaveCount(0);
  await context.setOffline(false);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(pressable(page, 'Payment Method')).toBeVisible({ timeout: 200 });
  }).toPass();
  await pressable(page, 'Payment Method').click();
  await pressable(page, 'I want to pay again').click();
  await sheetPayment(page).click();
  await expect(partner(page)).toBeVisible();
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
});
