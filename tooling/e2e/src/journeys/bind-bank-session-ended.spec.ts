import type { Page } from '@playwright/test';
import { fillShared, next, pick } from '../bind-bank-page.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';

const maria = { userId: 'u-1', deviceId: 'd-1', sessionId: 's-1' };
const number = (page: Page) => page.getByLabel('E-wallet number');
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has ended' });

async function fillInForm(page: Page): Promise<void> {
  await expectInteractive(page, 'input');
  await number(page).fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
}

test('what stood in the bank form when the session ended is there after the login, and for its borrower alone', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('bind-bank'));
  const open = (session: Record<string, string>) => page.goto(`${entry}&${new URLSearchParams(session)}`);
  await open(maria);
  await fillInForm(page);
  await sandbox.control('faults', { endpoint: 'bindBankAccount', kind: 'http401' });
  await next(page).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/order$/);
  const stored = () => page.evaluate(() => localStorage.getItem('peace:bank-form:101'));
  await expect.poll(stored).not.toBeNull();
  expect(await stored()).not.toMatch(/Juana|0917|1234567/);
  await sandbox.clearFaults();

  await open({ ...maria, sessionId: 's-2' });
  await expect(number(page)).toHaveValue('091 7123 4567');
  await expect(page.getByLabel('Account name')).toHaveValue('Juana dela Cruz');
  expect(await stored()).toBeNull();
  await next(page).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sandbox.requests('bindBankAccount')).toHaveLength(2);
});

test('where the shell said nothing of the phone, the page keeps the form for the way back', async ({
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
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('bank-form');
  await sandbox.clearFaults();
  await page.goBack();
  await expect(number(page)).toHaveValue('091 7123 4567');
});
