import { expect, test } from '../fixtures.ts';

test('without orders it leads to the products, and without those back', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('empty'));
  await expect(page.getByRole('heading', { name: 'You have no orders yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'See what you can borrow' }).click();
  await expect(page).toHaveURL(/\/recommendList$/);
  await expect(page.getByRole('heading', { name: 'There are no products to show right now.' })).toBeVisible();
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(page).toHaveURL(/\/order$/);
});
