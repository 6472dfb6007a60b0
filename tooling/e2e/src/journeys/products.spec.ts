import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('the recommended list opens a product', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('recommend-list'));
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('article', { name: 'Salapi Lane' }).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: /^Salapi Lane/ })).toBeVisible();
});

test('a product leads to its offer, in parts to that of an instalment loan', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('product'));
  await expect(page.getByText('₱12,000.00').first()).toBeVisible();
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveURL(/\/confirmOfPeriod\?productId=202$/);
  await page.goto('/product?productId=201');
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveURL(/\/loanConfirm\?productId=201$/);
});

test('the loan agreement lists what can be read, and what holds for every loan', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('loan-agreement'));
  await expect(page.getByRole('heading', { name: 'Loan terms and conditions' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Data Privacy Consent' }).click();
  await expect(page.getByRole('heading', { name: 'Data Privacy Consent' })).toBeVisible();
  await page.goto('/loanAgreement');
  await expect(page.getByRole('heading', { name: 'Loan terms and conditions' })).toBeVisible();
});
