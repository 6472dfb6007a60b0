import { expect, test } from '../fixtures.ts';
import { delayRequests } from '../delay-requests.ts';
import { pendingPayment, button, openPayLink, partner, sheetPayment } from '../pending-payment.ts';

test('a second tab whose sheet was open already sends nothing', async ({ page, context, borrowerOrigin, sandbox }) => {
  const address = borrowerOrigin + (await sandbox.choose('repay'));
  const second = await context.newPage();
  await second.goto(address);
  await button(second, 'Payment Method').click();
  await expect(sheetPayment(second)).toBeEnabled();
  await page.goto(address);
  await button(page, 'Payment Method').click();
  const release = await delayRequests(page, /generate-vcode/);
  await sheetPayment(page).click();
  await expect(second.getByRole('heading', { name: 'A payment is being prepared in another window' })).toBeVisible();
  await expect(sheetPayment(second)).toHaveCount(0);
  release();
  await expect(pendingPayment(second)).toBeVisible();
  await expect(sheetPayment(second)).toHaveCount(0);
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
});

test('Order Details and the list of orders know of it', async ({ page, borrowerOrigin, sandbox }) => {
  const order = borrowerOrigin + (await sandbox.choose('status-174'));
  await page.goto(order);
  await page.getByRole('link', { name: 'Repayment', exact: true }).click();
  await openPayLink(page);
  await page.goto(order);
  await expect(pendingPayment(page)).toBeVisible();
  await page.goto(`${borrowerOrigin}/order`);
  await expect(page.getByText(/^You opened the payment page: ₱5,450\.00 through GCash bill payment/)).toBeVisible();
  await page.goto(order);
  await button(page, 'I did not pay').click();
  await expect(pendingPayment(page)).toHaveCount(0);
});

test('another borrower on the same phone is asked, and reads nothing of it but that it was started', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const address = borrowerOrigin + (await sandbox.choose('repay'));
  await page.goto(`${address}&sessionId=s-1&userId=u-1`);
  await openPayLink(page);
  await page.goto(`${address}&sessionId=s-2&userId=u-2`);
  await page.getByRole('button', { name: 'Switch to the other account' }).click();
  // An order has one borrower, so that a payment of it is asked about for each session.
  await expect(page.getByRole('heading', { name: 'You started a payment' })).toBeVisible();
  await expect(page.getByText(/through GCash/)).toHaveCount(0);
});

test('a payment by wallet is known to the repayment page too', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('legacy-repayment');
  await page.goto(`${borrowerOrigin}${entry}&sessionId=s-1&userId=u-1`);
  // `check()` looks at once; a tap before React is replayed.
  await page.getByRole('radio', { name: /Alipay/ }).click();
  await expect(page.getByRole('radio', { name: /Alipay/ })).toBeChecked();
  await button(page, 'Payment').click();
  await expect(partner(page)).toBeVisible();
  await page.goto(`${borrowerOrigin}/repay?orderId=7001`);
  await expect(pendingPayment(page)).toBeVisible();
  await expect(page.getByText('through Alipay', { exact: false })).toBeVisible();
});
