import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('each channel has its steps, can be linked to, and its tabs are not in the way of going back', async ({
  page,
}) => {
  await page.goto('/error');
  await page.goto('/repaymentInstructions');
  await expect(page).toHaveTitle('How to repay');
  await expect(page.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('tab', { name: 'Maya' }).click();
  await page.getByRole('tab', { name: 'Store cashier' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await expect(page).toHaveURL(/channel=store/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Store cashier' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/error$/);
});

test('a tap enlarges a drawing, it can be zoomed, and another tap or Escape closes it', async ({ page }) => {
  await page.goto('/repaymentInstructions');
  const thumb = page.getByRole('button', { name: /^Enlarge: The bill’s form/ });
  const dialog = page.getByRole('dialog', { name: 'The bill’s form, with Reference_no and amount filled in' });
  await thumb.click();
  const image = dialog.getByRole('img');
  const before = await image.boundingBox();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await image.boundingBox())?.width).toBe((before?.width ?? 0) * 2);
  await image.click();
  await expect(dialog).toHaveCount(0);
  await expect(thumb).toBeFocused();
  await thumb.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
