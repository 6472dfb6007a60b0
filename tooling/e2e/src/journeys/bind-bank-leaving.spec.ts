import { fillShared, inShell, next, pick, save } from '../bind-bank-page.ts';
import { expect, test } from '../fixtures.ts';
import { goBackNatively } from '../loan-confirm-page.ts';
import { expectAccessible } from '../page-checks.ts';
import { stallRequests } from '../stall-requests.ts';

test('an account that is saved after the borrower has left leads nowhere', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const release = await stallRequests(page, /cardChange/);
  await page.goto(borrowerOrigin + (await sandbox.choose('card-prompt')));
  await page.getByRole('dialog').getByRole('link', { name: 'Go and bind the card' }).click();
  await page.getByLabel('E-wallet number').fill('09179999999');
  await pick(page, /^E-wallet/, 'Maya');
  await fillShared(page);
  const sent = page.waitForRequest(/cardChange/);
  await save(page);
  await sent;
  await page.getByRole('button', { name: 'Back' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Your account may be saved already.');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveTitle('Order Details');
  await release();
  // It is saved all the same: what was started is not cut off.
  expect(await sandbox.requests('changeBankAccount')).toHaveLength(1);
  await expect(page).toHaveTitle('Order Details');
});

test('a filled form is not left without a question, by the arrow nor by the shell’s back', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('card-prompt')));
  await page.getByRole('link', { name: 'Go and bind the card' }).click();
  await page.getByLabel('Account name').fill('Juana');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const shellBack = () => goBackNatively(page);
  await page.getByRole('combobox', { name: /^City/ }).click();
  expect(await shellBack()).toBe(true);
  await expect(page.getByRole('dialog', { name: 'City' })).toBeHidden();
  expect(await shellBack()).toBe(true);
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow']);
});

test('leaving without saving ends the flow', async ({ page, borrowerOrigin, sandbox }) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('card-prompt')));
  await page.getByRole('link', { name: 'Go and bind the card' }).click();
  await expect(next(page)).toBeVisible();
  await expect.poll(messages).toEqual(['startBankFlow']);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow']);
});
