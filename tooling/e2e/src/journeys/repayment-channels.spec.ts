import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { button, openChannels } from '../repayment-page.ts';

test('an order is repaid: order, channel, pay link, and the order is closed', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const order = borrowerOrigin + (await sandbox.choose('status-174'));
  await page.goto(order);
  await page.getByRole('link', { name: 'Repayment', exact: true }).click();
  await expect(page).toHaveTitle('Repayment');
  await expect(page.getByText('₱5,450.00')).toBeVisible();
  await expectAccessible(page);

  const sheet = await openChannels(page);
  await expect(sheet.getByRole('radio', { name: 'GCash bill payment' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'Maya bill payment' }).check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Payment' }).click();

  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
  await expect(page.getByText('Maya bill payment')).toBeVisible();
  const [request] = await sandbox.requests('createPayLink');
  expect(request?.payload).toMatchObject({ amount: '5450.00', channelNumber: '90002' });
  expect(request?.payload).not.toHaveProperty('isDelay');

  await button(page, 'Pay').click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await page.goto(order);
  await expect(button(page, 'Borrow Again')).toBeVisible();
});

test('an order is extended: the plan, isDelay, and the date that moves', async ({ page, borrowerOrigin, sandbox }) => {
  const order = borrowerOrigin + (await sandbox.choose('status-174-rollover'));
  await page.goto(order);
  await page.getByRole('link', { name: 'Rollover Repayment', exact: true }).click();
  await expect(page).toHaveTitle('Delay repayment');
  const next = page.getByText(/^Your next payment date is \d{4}-\d{2}-\d{2}$/);
  await expect(next).toBeVisible();
  const date = (await next.innerText()).slice(-10);
  await expect(page.getByRole('region', { name: 'Plan list' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await (await openChannels(page)).getByRole('button', { name: 'Payment' }).click();
  await button(page, 'Pay').click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  const [request] = await sandbox.requests('createPayLink');
  expect(request?.payload).toMatchObject({ isDelay: '1', amount: '450.00' });
  await page.goto(order);
  await expect(page.getByRole('definition').filter({ hasText: date })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rollover Repayment', exact: true })).toHaveCount(0);
});
