import { expect, test } from '../fixtures.ts';
import { delayRequests } from '../delay-requests.ts';
import { pendingPayment, button, sheetPayment } from '../pending-payment.ts';

test('a second tab whose sheet was open already sends nothing', async ({ page, context, sandbox }) => {
  const address = await sandbox.choose('repay');
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
