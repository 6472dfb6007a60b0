import { expect, test } from '../fixtures.ts';
import { layoutShift, watchLayoutShifts } from '../layout-shifts.ts';
import { expectAccessible } from '../page-checks.ts';

test('the orders lead to their details, to paying and to a complaint', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('orders')));
  await expect(page).toHaveTitle('My orders');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  const orders = page.getByRole('article');
  await orders.first().getByRole('link', { name: 'Order Details' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=7001$/);
  await page.goBack();
  await orders.first().getByRole('link', { name: 'Repayment ₱' }).click();
  await expect(page).toHaveURL(/\/repay\?orderId=7001$/);
  await page.goBack();
  await orders.nth(1).getByRole('link', { name: 'Order Details' }).click();
  await page.getByRole('link', { name: 'File a complaint' }).click();
  await expect(page).toHaveURL(/\/complaint\?orderId=7002$/);
});

test('amounts due of the first orders appear after the list, in reserved places', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await watchLayoutShifts(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('orders')));
  await expect(page.getByRole('link', { name: 'Repayment ₱' })).toHaveCount(2);
  expect(await layoutShift(page)).toBe(0);
});

test('an order with an unknown product is shown and can be repaid', async ({ page, borrowerOrigin, sandbox }) => {
  await sandbox.choose('orders');
  await page.goto(`${borrowerOrigin}/loanDetail?orderId=7001`);
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page).toHaveURL(/\/repay\?orderId=7001$/);
  await page.getByRole('button', { name: 'Payment Method' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Payment' }).click();
  await expect(page).toHaveURL(/\/peace\/__pay\//);
  const [sent] = await sandbox.requests('createPayLink');
  expect(sent?.payload).toEqual({ orderId: '7001', amount: expect.any(String), channelNumber: expect.any(String) });
});

test('an order without its product borrows again from all products, and its event is sent', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('status-200');
  await page.goto(`${borrowerOrigin}/loanDetail?orderId=8200`);
  await page.getByRole('button', { name: 'Borrow Again' }).click();
  await expect(page).toHaveURL(/\/recommendList$/);
  const sent = async () => (await sandbox.requests('saveEvent')).map(({ payload }) => payload);
  await expect.poll(sent).toEqual([{ moduleId: '30', positionId: '0' }]);
});

test('an order without its product binds a card where accounts are kept, or by the product it was opened with before', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('card-prompt');
  const bind = page.getByRole('link', { name: 'Go and bind the card' });
  await page.goto(`${borrowerOrigin}/loanDetail?orderId=8304`);
  await page.getByRole('button', { name: 'Go and bind the card' }).click();
  await expect(page).toHaveURL(/\/customerService$/);
  await page.goto(borrowerOrigin + entry);
  await expect(bind).toBeVisible();
  await page.goto(`${borrowerOrigin}/loanDetail?orderId=8304`);
  await bind.click();
  await expect(page).toHaveURL(/\/bindBank\?productId=68304&source=loanDetail$/);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('a changed bank account lands on the orders and says so', async ({ page, borrowerOrigin, sandbox }) => {
  await sandbox.choose('orders');
  await page.goto(`${borrowerOrigin}/order?source=loanDetail`);
  await expect(page.getByRole('heading', { name: 'Your payment account was saved' })).toBeVisible();
});

test('without orders it leads to the products, and without those back', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('empty')));
  await expect(page.getByRole('heading', { name: 'You have no orders yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'See what you can borrow' }).click();
  await expect(page).toHaveURL(/\/recommendList$/);
  await expect(page.getByRole('heading', { name: 'There are no products to show right now.' })).toBeVisible();
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(page).toHaveURL(/\/order$/);
});
