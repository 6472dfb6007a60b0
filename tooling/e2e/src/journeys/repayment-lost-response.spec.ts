import { expect, test } from '../fixtures.ts';
import { button, unknownOutcome, openChannels } from '../repayment-page.ts';

test('an order that was paid elsewhere is found paid on coming back: amount and ways to pay are gone', async ({
  page,
  sandbox,
}) => {
  await page.goto(await sandbox.choose('repay'));
  const sheet = await openChannels(page);
  await sheet.getByRole('radio', { name: 'Maya bill payment' }).check();
  await expect(sheet.getByRole('button', { name: 'Payment' })).not.toHaveAttribute('data-settling');
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await button(page, 'Pay').click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Repaid' })).toBeVisible();
  await expect(button(page, 'Payment Method')).toHaveCount(0);
});

test('leaving the page in the middle of a payment and coming back does not pay twice', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('status-174'));
  await page.getByRole('link', { name: 'Repayment', exact: true }).click();
  await sandbox.control('faults', { endpoint: 'createPayLink', kind: 'hang', applied: true });
  const sheet = await openChannels(page);
  let requested = 0;
  page.on('request', (request) => (requested += Number(request.url().includes('generate-vcode'))));
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(sheet.getByRole('button', { name: 'Preparing your payment...' })).toBeVisible();
  await expect.poll(() => requested).toBe(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Repayment', exact: true }).click();
  // The request goes on without its screen. Where the link loaded a document, the page that sent it is gone, and it is looked for.
  const preparing = page.getByRole('button', { name: 'Preparing your payment...' });
  await expect(preparing.or(unknownOutcome(page))).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Payment Method|Preparing)/ })).toBeDisabled();
  expect(requested).toBe(1);
  expect(page.url()).toContain('/repay?');
});
