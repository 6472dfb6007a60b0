import { expect, test } from '../fixtures.ts';
import { choose, open, payment } from '../legacy-repayment-page.ts';

test('the wallet leads to the payment company, and coming back reads the order', async ({ page, sandbox }) => {
  await open(page, sandbox);
  await choose(page, /Alipay/);
  await payment(page).click();
  await expect(page).toHaveURL(/\/__pay\//);
  const [request] = await sandbox.requests('createWalletLink');
  expect(request?.payload).toEqual({ userId: 'u-1', orderId: '7001', amount: '545000' });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You opened the payment page' })).toBeVisible();
  await expect(payment(page)).toBeEnabled();
  expect(await sandbox.requests('createWalletLink')).toHaveLength(1);
});
