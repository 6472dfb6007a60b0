import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { choose, open, payment, withoutSms } from '../legacy-repayment-page.ts';
import { expectAccessible } from '../page-checks.ts';

test('no card is chosen at first, and Payment asks for one', async ({ page, borrowerOrigin, sandbox }) => {
  await open(page, borrowerOrigin, sandbox);
  await expect(page.getByText('₱5,450.00')).toBeVisible();
  for (const each of await page.getByRole('radio').all()) await expect(each).not.toBeChecked();
  await expectAccessible(page);
  await payment(page).click();
  await expect(page.getByText('请先选择银行卡')).toBeVisible();
  expect(await sandbox.requests('chargeCard')).toHaveLength(0);
});

test('a card that needs no code is charged once by a double tap, and the order takes the page’s place', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(`${borrowerOrigin}/error`);
  await open(page, borrowerOrigin, sandbox);
  const release = await delayRequests(page, /repayment-commit/);
  await choose(page, withoutSms);
  await payment(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending your payment request...' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=7001&productId=101/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  const requests = await sandbox.requests('chargeCard');
  expect(requests.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ amount: '545000', cardId: '302', orderId: '7001', couponId: '', sendMsg: '1' }),
  ]);
  await page.goBack();
  await expect(page).toHaveURL(/\/error$/);
});

test('a coupon is sent with the charge; the order id is enough to read and open the order', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('legacy-repayment');
  await page.goto(`${borrowerOrigin}/chooseRepayment?orderId=7001&amount=540000&couponId=c-9`);
  await expect(page.getByText('Order number 7001')).toBeVisible();
  await choose(page, withoutSms);
  await expect(page.getByText('This link asks for ₱5,400.00.')).toBeVisible();
  await page.getByRole('button', { name: 'Payment of ₱5,400.00' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=7001$/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  const [request] = await sandbox.requests('chargeCard');
  expect(request?.payload).toMatchObject({ couponId: 'c-9', amount: '540000' });
});
