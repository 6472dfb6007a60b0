import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('the orders lead to their details, to paying and to a complaint', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('orders'));
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
  await page.getByText('Get help').click();
  await page.getByRole('link', { name: 'File a complaint' }).click();
  await expect(page).toHaveURL(/\/complaint\?orderId=7002$/);
});

test('without orders it leads to the products, and without those back', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('empty'));
  await expect(page.getByRole('heading', { name: 'You have no orders yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'See what you can borrow' }).click();
  await expect(page).toHaveURL(/\/recommendList$/);
  await expect(page.getByRole('heading', { name: 'There are no products to show right now.' })).toBeVisible();
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(page).toHaveURL(/\/order$/);
});
