import { delayApp } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { copiedCode, pendingPayment } from '../pending-payment.ts';

test('a code is copied on an early page, within the tap', async ({ page, borrowerOrigin, sandbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letGo = await delayApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copy success' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');
  letGo();
  await expect(page.getByText('Your order is updated once the payment arrives.')).toBeVisible();
  await expect(copiedCode(page)).toBeVisible();
});

test('a code is copied on an early page beside a pending payment, too, and records no second one', async ({
  page,
  borrowerOrigin,
  sandbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const entry = borrowerOrigin + (await sandbox.choose('repay-default-code'));
  await page.goto(entry);
  await page.getByRole('button', { name: 'Payment Method' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Payment', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
  const letGo = await delayApp(page);
  await page.goto(entry, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');
  letGo();
  await expect(pendingPayment(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('the code of a link is seen and copied early, under the notice', async ({
  page,
  borrowerOrigin,
  sandbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letGo = await delayApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('pay-code')), { waitUntil: 'commit' });
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await expect(page.getByRole('heading', { name: 'This code came with a link' })).toBeVisible();
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'copy success' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');
  letGo();
  await expect.poll(async () => (await sandbox.requests('getPeriodRepayment')).length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'This code came with a link' })).toBeVisible();
  await expect(copy).toBeVisible();
});

test('a stored code is seen early, and copied once the order and what is due were read', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  await page.getByRole('button', { name: /Isla Bills/ }).click();
  const copy = page.getByRole('button', { name: 'Click to Copy' });
  await expect(copy).toBeEnabled();
  // As a day later.
  await page.evaluate(() => localStorage.removeItem('peace:payment:8402'));
  const letGo = await delayApp(page);
  await page.goto(`${borrowerOrigin}/repaymentOfCode2`, { waitUntil: 'commit' });
  await expect(copy).toBeVisible();
  await expect(copy).toBeDisabled();
  letGo();
  await expect(copy).toBeEnabled();
});
