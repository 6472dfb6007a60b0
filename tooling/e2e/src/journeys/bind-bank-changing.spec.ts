import { fillShared, inShell, pick, save, shared } from '../bind-bank-page.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('the account of an order is changed under the bank’s tab and leads to the orders', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('bank-change')));
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

test('in a plain browser a changed account leads to the orders too', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(`${borrowerOrigin}/error`);
  await page.goto(borrowerOrigin + (await sandbox.choose('bank-change')));
  await page.getByLabel('E-wallet number').fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
  await save(page);
  await expect(page).toHaveURL(/\/order\?source=loanDetail$/);
});

test('a masked account is kept while nothing is written over it', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('bank-masked')));
  await expect(page.getByLabel('E-wallet number')).toHaveAccessibleDescription(
    'We have **** 4567. Leave this empty to keep it.',
  );
  await expectAccessible(page);
  await pick(page, /^City/, 'Davao City');
  await save(page);
  await expect
    .poll(async () => (await sandbox.requests('bindBankAccount')).map(({ payload }) => payload))
    .toEqual([{ walletType: '1', city: '1124', birthday: '1990-02-03', product_id: '101' }]);
});
