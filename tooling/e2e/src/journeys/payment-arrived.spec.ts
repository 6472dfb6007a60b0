import { demanded } from '@peace/sandbox/client';
import { expect, test } from '../fixtures.ts';
import { openChannels } from '../repayment-page.ts';
import { button, pendingPayment, arrived, payAtPartner } from '../pending-payment.ts';

test('a payment that the lender learns of late is looked for, and then said to have arrived', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const address = borrowerOrigin + (await sandbox.choose('settlement-late'));
  await page.goto(address);
  await payAtPartner(page);
  await page.goto(address);
  await expect(pendingPayment(page)).toBeVisible();
  await expect(page.getByText('the payment has not arrived yet', { exact: false })).toBeVisible();
  await demanded(sandbox.client.setSettlement(0));
  await button(page, 'Check again').click();
  await expect(arrived(page)).toBeVisible();
  await expect(pendingPayment(page)).toHaveCount(0);
});

test('is verified automatically, with growing intervals', async ({ page, borrowerOrigin, sandbox }) => {
  const address = borrowerOrigin + (await sandbox.choose('settlement-late'));
  await page.clock.install();
  await page.goto(address);
  await payAtPartner(page);
  await page.goto(address);
  await expect(page.getByText('the payment has not arrived yet', { exact: false })).toBeVisible();
  await demanded(sandbox.client.setSettlement(0));
  await page.clock.runFor(60_000);
  await expect(arrived(page)).toBeVisible();
});

test('an instalment that was paid: the page says so, and shows what is due next', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const address = borrowerOrigin + (await sandbox.choose('instalments'));
  await page.goto(address);
  await payAtPartner(page);
  await page.goto(address);
  await expect(arrived(page)).toBeVisible();
  await expect(page.getByText(/^Next: ₱3,450\.00, due \d{4}-\d{2}-\d{2}$/)).toBeVisible();
  await expect(button(page, 'Payment Method')).toBeEnabled();
});

test('an extension that was paid: the new due date, and nothing more to pay for it', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const address = borrowerOrigin + (await sandbox.choose('rollover'));
  await page.goto(address);
  await payAtPartner(page);
  await page.goto(address);
  await expect(arrived(page)).toBeVisible();
  await expect(page.getByText(/^Next: .*due \d{4}-\d{2}-\d{2}$/)).toBeVisible();
  await expect(button(page, 'Payment Method')).toHaveCount(0);
});

test('a payment that is refused, because its order was repaid otherwise meanwhile, has not arrived', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay')));
  const pay = (await openChannels(page)).getByRole('button', { name: 'Payment' });
  // Until the order was read, the button says that it is being checked.
  await expect(pay).toBeEnabled();
  await demanded(sandbox.client.setOrderStatus('8401', 200));
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Repaid' })).toBeVisible();
  await expect(arrived(page)).toHaveCount(0);
  await expect(button(page, 'Receipt')).toHaveCount(0);
});
