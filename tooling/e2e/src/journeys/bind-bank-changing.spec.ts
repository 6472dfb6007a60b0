import { fillShared, inShell, pick, save, shared } from '../bind-bank-page.ts';
import { expect, test } from '../fixtures.ts';

test('the account of an order is changed under the bank’s tab and leads to the orders', async ({ page, sandbox }) => {
  const messages = await inShell(page);
  await page.goto(await sandbox.choose('bank-change'));
  await page.getByLabel('E-wallet number').fill('09179999999');
  await page.getByRole('tab', { name: 'Bank' }).click();
  await expect(page.getByLabel('E-wallet number')).toHaveCount(0);
  const number = page.getByLabel('Account number');
  await number.pressSequentially('40001234');
  await number.press('Home');
  await number.pressSequentially('5');
  await number.pressSequentially('6');
  await expect(number).toHaveValue('5640 0012 34');
  await pick(page, /^Bank/, 'Luzon Rural Bank');
  await fillShared(page);
  await page.getByRole('tab', { name: 'E-wallet' }).click();
  await expect(page.getByLabel('E-wallet number')).toHaveValue('091 7999 9999');
  await page.getByRole('tab', { name: 'Bank' }).click();
  await save(page);
  await expect(page).toHaveURL(/\/order\?source=loanDetail$/);
  const changed = await sandbox.requests('changeBankAccount');
  expect(changed.map(({ payload }) => payload)).toEqual([{ bankName: 'LRB', accountNumber: '5640001234', ...shared }]);
  expect(await sandbox.requests('bindBankAccount')).toHaveLength(0);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow', 'closeWebview']);
});

test('in a plain browser a changed account leads to the orders too', async ({ page, sandbox }) => {
  await page.goto('/error');
  await page.goto(await sandbox.choose('bank-change'));
  await page.getByLabel('E-wallet number').fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
  await save(page);
  await expect(page).toHaveURL(/\/order\?source=loanDetail$/);
});
