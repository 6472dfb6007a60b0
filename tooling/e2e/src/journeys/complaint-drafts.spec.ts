import { description, nextPage, send, storedDraft } from '../complaint-page.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('another order has another draft, and neither is lost', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('About the first one.');
  await page.goto(`${borrowerOrigin}/complainPageNext?problemType=2&problemSonType=&orderNo=7002`);
  await expect(description(page)).toHaveValue('');
  await description(page).fill('About the other one.');
  await page.goto(borrowerOrigin + entry);
  await expect(page.getByText('About the first one.')).toBeVisible();
  await expect(page.getByText('About the other one.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page).toHaveURL(/orderNo=7002$/);
  await send(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
  await expect(page.getByText('About the first one.')).toBeVisible();
  await expect(page.getByText('About the other one.')).toHaveCount(0);
});

test("one borrower's texts are never shown to another on the same phone", async ({ page, borrowerOrigin, sandbox }) => {
  const entry = borrowerOrigin + (await sandbox.choose('complaint'));
  const as = (address: string, user: string) =>
    `${address}${address.includes('?') ? '&' : '?'}sessionId=session-${user}&userId=${user}`;
  await page.goto(as(borrowerOrigin + nextPage, '1'));
  await description(page).fill('Ana wrote this.');
  await page.goto(as(entry, '1'));
  await expect(page.getByText('Ana wrote this.')).toBeVisible();
  await page.goto(as(entry, '2'));
  await page.getByRole('button', { name: 'Switch to the other account' }).click();
  await expect(page.getByRole('link', { name: 'Repayment' })).toBeVisible();
  await expect(page.getByText('Ana wrote this.')).toHaveCount(0);
  await page.goto(as(borrowerOrigin + nextPage, '2'));
  await expect(description(page)).toHaveValue('');
});

test('an unsent complaint is found again on the complaint page, to continue or to discard', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('complaint');
  await page.goto(borrowerOrigin + nextPage);
  await description(page).fill('To be continued.');
  await page.goto(borrowerOrigin + entry);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(description(page)).toHaveValue('To be continued.');
  await page.goto(borrowerOrigin + entry);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('To be continued.')).toHaveCount(0);
  expect(await storedDraft(page)).toBeNull();
});
