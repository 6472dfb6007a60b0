import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { applyButton } from '../loan-confirm-page.ts';
import { expectInteractive } from '../page-checks.ts';
import { stallRequests } from '../stall-requests.ts';

// A late response does nothing on a screen that has been left.

test('a recommended product’s link', async ({ page, borrowerOrigin, sandbox }) => {
  const release = await stallRequests(page, /goya\/define/);
  await page.goto(borrowerOrigin + (await sandbox.choose('recommended')));
  const sent = page.waitForRequest(/goya\/define/);
  await page.locator('.recommended').getByRole('button').first().click();
  await sent;
  await page.getByRole('button', { name: 'Click to view more products' }).click();
  await expect(page).toHaveURL(/\/recommendList/);
  const before = await page.evaluate(() => history.length);
  await release();
  await expect(page).toHaveURL(/\/recommendList/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await sandbox.requests('getProductLink')).toHaveLength(1);
});

test('a recommended product can be opened by who left for a screen that was still loading, and came back', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const linkComes = await stallRequests(page, /goya\/define/);
  const codeComes = await delayRequests(page, /\/assets\/use-recommend-list-[^/]*\.js$/);
  await page.goto(borrowerOrigin + (await sandbox.choose('recommended')));
  const product = page.locator('.recommended').getByRole('button').first();
  const sent = page.waitForRequest(/goya\/define/);
  await product.click();
  await sent;
  await page.getByRole('button', { name: 'Click to view more products' }).click();
  await expect(page).toHaveURL(/\/recommendList/);
  await linkComes();
  await page.goBack();
  codeComes();
  await product.click();
  await expect.poll(async () => (await sandbox.requests('getProductLink')).length).toBe(2);
});

test('an agreement’s link', async ({ page, borrowerOrigin, sandbox }) => {
  const release = await stallRequests(page, /contract-jump/);
  await page.goto(borrowerOrigin + (await sandbox.choose('product')));
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveTitle('Confirm your loan');
  const sent = page.waitForRequest(/contract-jump/);
  await page.getByRole('list', { name: 'Agreements' }).getByRole('button').first().click();
  await sent;
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveTitle('Loan product');
  await release();
  await expect(page).toHaveTitle('Loan product');
  expect(await sandbox.requests('getAgreementLink')).toHaveLength(1);
});

test('whether an order of the list is repaid elsewhere', async ({ page, borrowerOrigin, sandbox }) => {
  const release = await stallRequests(page, /loan-details\/loan-details/);
  await page.goto(borrowerOrigin + (await sandbox.choose('orders')));
  const pay = page.getByRole('link', { name: 'Repayment' }).first();
  await expectInteractive(page, 'a');
  const sent = page.waitForRequest(/loan-details\/loan-details/);
  await pay.click();
  await sent;
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/customerService/);
  const before = await page.evaluate(() => history.length);
  await release();
  await expect(page).toHaveURL(/\/customerService/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('an order of the list, after another one was tapped', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('orders')));
  await expect(page.getByRole('link', { name: 'Repayment ₱5,450.00' })).toBeVisible();
  const release = await stallRequests(page, /loan-details\/loan-details/);
  const payOf = (product: string) => page.getByRole('article', { name: product }).locator('.order-card__pay');
  await payOf('Salapi Lane').click();
  await expect(payOf('Salapi Lane')).toHaveAttribute('aria-busy', 'true');
  // A tap so soon after another one is taken for a double tap.
  await expect(async () => {
    await payOf('Bayani Cash').click();
    await expect(payOf('Bayani Cash')).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
  }).toPass();
  await expect(payOf('Salapi Lane')).not.toHaveAttribute('aria-busy', 'true');
  const before = await page.evaluate(() => history.length);
  await release();
  await expect(page).toHaveURL(/\/repay\?.*orderId=7001/);
  await expect(page).toHaveTitle('Repayment');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('an application, for who went back to a screen that was still loading', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('product')));
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveTitle('Confirm your loan');
  await page.reload();
  await expect(applyButton(page)).toBeEnabled();
  const codeComes = await delayRequests(page, /\/assets\/use-product-[^/]*\.js$/);
  const release = await stallRequests(page, /loan-detail-push/);
  const sent = page.waitForRequest(/loan-detail-push/);
  await applyButton(page).click();
  await sent;
  await page.goBack();
  await release();
  codeComes();
  await expect(page).toHaveTitle('Loan product');
  await expect(page).toHaveURL(/\/product/);
});
