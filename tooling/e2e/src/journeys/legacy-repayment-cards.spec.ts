import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { choose, open, payment, withoutSms } from '../legacy-repayment-page.ts';

test('a card that needs no code is charged once by a double tap, and the order takes the page’s place', async ({
  page,
  sandbox,
}) => {
  await page.goto('/error');
  await open(page, sandbox);
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
