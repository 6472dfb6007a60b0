import { demanded } from '@peace/sandbox/client';
import { expect, test } from '../fixtures.ts';
import { delayRequests } from '../delay-requests.ts';
import { movedOn, pendingPayment, button, openPayLink, payAtPartner } from '../pending-payment.ts';

test('a pending payment is known after a reload, in a page that was killed, and in another tab', async ({
  page,
  context,
  sandbox,
}) => {
  const address = await sandbox.choose('repay');
  await page.goto(address);
  await openPayLink(page);
  await page.goto(address);
  await expect(pendingPayment(page)).toBeVisible();
  await expect(page.getByText('through GCash bill payment')).toBeVisible();
  await expect(button(page, 'Payment Method')).toBeEnabled();
  await page.reload();
  await expect(pendingPayment(page)).toBeVisible();
  await page.close();
  const opened = await context.newPage();
  await opened.goto(address);
  await expect(pendingPayment(opened)).toBeVisible();
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
});

test('asking to pay again looks for the first payment once more: it is over, and nothing is paid again', async ({
  page,
  sandbox,
}) => {
  const address = await sandbox.choose('settlement-late');
  await page.goto(address);
  await payAtPartner(page);
  await page.goto(address);
  await expect(page.getByText('the payment has not arrived yet', { exact: false })).toBeVisible();
  await demanded(sandbox.client.setSettlement(0));
  const release = await delayRequests(page, /loan-play-detail/);
  await button(page, 'Payment Method').click();
  await expect(button(page, 'I want to pay again')).toBeVisible();
  release();
  await expect(movedOn(page)).toBeVisible();
  await expect(button(page, 'I want to pay again')).toHaveCount(0);
  expect(await sandbox.requests('createPayLink')).toHaveLength(1);
});
