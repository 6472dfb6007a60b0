import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pressable } from './fault-row.ts';

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const sheetPayment = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Payment' });
const partner = (page: Page) => page.getByRole('heading', { name: 'Payment partner (sandbox)' });

test('a webview killed while a complaint is written comes back with every word', async ({
  page,
  context,
  browser,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('complaint-next'));
  await page.goto(entry);
  await description(page).fill('Half a sentence');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('peace:complaint-draft'))).toContain('Half a');
  const storageState = await context.storageState();
  await page.close();
  const restored = await browser.newContext({ storageState });
  const again = await restored.newPage();
  await again.goto(entry);
  await expect(description(again)).toHaveValue('Half a sentence');
  await restored.close();
});

test('two tabs of one order: the one that was slower reads that it is paid before it offers paying again', async ({
  page,
  context,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  const other = await context.newPage();
  await page.goto(entry);
  await other.goto(entry);
  await pressable(other, 'Repayment').click();
  await pressable(other, 'Payment Method').click();
  await sheetPayment(other).click();
  await partner(other).waitFor();
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await other.getByText('Paid. Thank you.').waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(pressable(page, 'Borrow Again')).toBeVisible();
  await expect(pressable(page, 'Repayment')).toHaveCount(0);
});

test('a page restored in the middle of a payment reads the order and does not pay', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('repay'));
  await pressable(page, 'Payment Method').click();
  await sandbox.control('faults', { endpoint: 'createPayLink', kind: 'hang', times: 1 });
  await sheetPayment(page).click();
  await expect(page.getByRole('button', { name: 'Preparing your payment...' }).first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { name: 'We do not know yet whether this went through' })).toBeVisible();
  await expect(pressable(page, 'Payment Method')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preparing your payment...' })).toHaveCount(0);
});
