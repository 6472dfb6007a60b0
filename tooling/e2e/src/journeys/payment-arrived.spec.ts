import { demanded } from '@peace/sandbox/client';
import { expect, test } from '../fixtures.ts';
import { openChannels } from '../repayment-page.ts';
import { button, pendingPayment, arrived, movedOn, payAtPartner } from '../pending-payment.ts';

test('a payment that the lender learns of late is looked for, until what is due next is known', async ({
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
  await expect(movedOn(page)).toBeVisible();
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
  await expect(movedOn(page)).toBeVisible();
});

test('an instalment after which the same amount is due: the page says what is due next, and no arrival', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const address = borrowerOrigin + (await sandbox.choose('instalments'));
  await page.goto(address);
  await payAtPartner(page);
  await page.goto(address);
  await expect(movedOn(page)).toContainText('₱3,450.00');
  await expect(arrived(page)).toHaveCount(0);
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
  await expect(movedOn(page)).toContainText('₱5,450.00');
  await expect(arrived(page)).toHaveCount(0);
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
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(0);
});
