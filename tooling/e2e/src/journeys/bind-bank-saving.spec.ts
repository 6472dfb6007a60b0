import { fillShared, inShell, next, pick, save, shared } from '../bind-bank-page.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('a wallet is bound: errors at their fields, digits sent ungrouped, the flow started, ended and closed', async ({
  page,
  sandbox,
}) => {
  const messages = await inShell(page);
  await page.goto(await sandbox.choose('bind-bank'));
  await expect(page).toHaveTitle('Payment account information');
  await next(page).click();
  await expect(page.getByRole('combobox', { name: /^E-wallet/ })).toBeFocused();
  await expectAccessible(page);
  const number = page.getByLabel('E-wallet number');
  await number.focus();
  await number.pressSequentially('0917a1234');
  await expect(number).toHaveValue('091 7123 4');
  await expect(number).toHaveAccessibleDescription(/E-wallet number needs 11 digits/);
  await number.pressSequentially('5679999');
  await expect(number).toHaveValue('091 7123 4567 9999');
  await expect(number).toHaveAccessibleDescription(/E-wallet number has too many digits: it needs 11/);
  await number.fill('+63 917 123 4567');
  await expect(number).toHaveValue('091 7123 4567');
  await pick(page, /^E-wallet/, 'Maya');
  await fillShared(page);
  await next(page).click();
  const review = page.getByRole('group', { name: 'Check your account' });
  await expect(review).toBeFocused();
  await expect(review).toContainText('091 7123 4567');
  await expect(review).toContainText('Maya');
  await expectAccessible(page);
  // Until the double tap is over: its second half is to meet the same button.
  const release = await delayRequests(page, /bind-card-new/);
  await page.getByRole('button', { name: 'Save' }).dblclick();
  release();

  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow', 'closeWebview']);
  const saved = await sandbox.requests('bindBankAccount');
  expect(saved.map(({ payload }) => payload)).toEqual([{ walletType: '2', walletNumber: '09171234567', ...shared }]);
  expect(await sandbox.requests('changeBankAccount')).toHaveLength(0);
});

test('a card bound to pay with leads back to the payment', async ({ page, sandbox }) => {
  const messages = await inShell(page);
  await page.goto(await sandbox.choose('legacy-repayment-no-cards'));
  await page.getByRole('link', { name: 'Go and bind the card' }).click();
  await page.getByLabel('E-wallet number').fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
  await save(page);
  await expect(page).toHaveURL(/\/chooseRepayment\?/);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow']);
  await expect.poll(async () => (await sandbox.requests('getRepaymentWays')).length).toBe(2);
});
