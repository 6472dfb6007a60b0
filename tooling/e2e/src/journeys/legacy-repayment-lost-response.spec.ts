import { expect, test } from '../fixtures.ts';
import { choose, open, payment, withoutSms } from '../legacy-repayment-page.ts';

test('a connection that breaks after the charge makes no second one, even where the browser itself sends it again', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox);
  await sandbox.control('faults', { endpoint: 'chargeCard', kind: 'drop', times: 1, applied: true });
  await choose(page, withoutSms);
  await payment(page).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  // Chromium repeats a request whose kept-alive connection was closed without a response: the token tells the server.
  const tokens = (await sandbox.requests('chargeCard')).map(({ payload }) => payload['repayToken']);
  expect(new Set(tokens).size).toBe(1);
});

test('a charge that was lost on its way is offered again once it was looked for, after a confirmation, under the same token', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await open(page, sandbox);
  await choose(page, withoutSms);
  await sandbox.control('faults', { endpoint: 'chargeCard', kind: 'http500', times: 1 });
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500', times: 1 });
  await payment(page).click();
  await expect(page.getByText('error', { exact: true })).toBeVisible();
  await expect(page.getByText('Your order could not be checked yet.', { exact: false })).toBeVisible();
  await expect(payment(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText('nothing has arrived', { exact: false })).toBeVisible({ timeout: 200 });
  }).toPass();
  await payment(page).click();
  await page.getByRole('button', { name: 'I want to pay again' }).click();
  await payment(page).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  const tokens = (await sandbox.requests('chargeCard')).map(({ payload }) => payload['repayToken']);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(1);
});
