import type { Page } from '@playwright/test';
import { fillShared, next, pick } from '../bind-bank-page.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';

const number = (page: Page) => page.getByLabel('E-wallet number');
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' });

async function fillInForm(page: Page): Promise<void> {
  await expectInteractive(page, 'input');
  await number(page).fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
}

test('the bank form still has its content when the borrower returns after the session ended', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('bind-bank')));
  await fillInForm(page);
  await sandbox.control('faults', { endpoint: 'bindBankAccount', kind: 'http401' });
  await next(page).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/order$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Juana|0917|1234567/);
  await sandbox.clearFaults();
  await page.goBack();
  await expect(number(page)).toHaveValue('091 7123 4567');
});
