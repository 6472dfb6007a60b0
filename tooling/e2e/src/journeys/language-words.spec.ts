import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';

test('an early page contains its texts; the next screen waits for the rest of the language', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const release = await delayRequests(page, /\/assets\/words-/);
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectInteractive(page, 'button');
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page).toHaveURL(/\/repay\?/);
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

test('without the rest of the language, and a connection, the next screen says so, and comes at Retry', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.route(/\/assets\/words-|\/version\.json/, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectInteractive(page, 'button');
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

test('without the rest of the language the next screen comes with its own page', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.route(/\/assets\/words-/, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectInteractive(page, 'button');
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

test('words that do not come are said so, and asked for again by the page', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  // No early page brings the words of this screen.
  await page.route(/\/assets\/words-/, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('recommend-list')));
  const again = page.getByRole('alert').getByRole('link', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('Salapi Lane').first()).toBeVisible();
});

test('a language whose texts cannot be loaded is not chosen', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('customer-service')));
  await page.route(/\/assets\/words-fil/, (route) => route.abort());
  await page.getByRole('radio', { name: 'Filipino' }).click({ force: true });
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Original' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
});
