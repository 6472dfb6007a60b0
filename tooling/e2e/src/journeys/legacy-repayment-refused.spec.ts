import { expect, test } from '../fixtures.ts';
import { choose, open, payment, withoutSms } from '../legacy-repayment-page.ts';

test('an order that another tab has repaid is not charged again: the page goes on to it', async ({
  page,
  sandbox,
  context,
}) => {
  await open(page, sandbox);
  await choose(page, withoutSms);
  const other = await context.newPage();
  await other.goto('/chooseRepayment?orderId=7001&amount=545000&productId=101');
  await choose(other, withoutSms);
  await payment(other).click();
  await expect(other).toHaveURL(/\/loanDetail/);
  // It hears of the payment from the other tab.
  await expect(page).toHaveURL(/\/loanDetail/);
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
  expect(await sandbox.requests('chargeCard')).toHaveLength(1);
});
