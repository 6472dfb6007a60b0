import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { applyButton } from '../loan-confirm-page.ts';
import { stallRequests } from '../stall-requests.ts';

test('a recommended product can be opened by who left for a screen that was still loading, and came back', async ({
  page,
  sandbox,
}) => {
  const linkComes = await stallRequests(page, /goya\/define/);
  const codeComes = await delayRequests(page, /\/assets\/use-recommend-list-[^/]*\.js$/);
  await page.goto(await sandbox.choose('recommended'));
  const product = page.locator('.recommended').getByRole('button').first();
  const sent = page.waitForRequest(/goya\/define/);
  await product.click();
  await sent;
  await page.getByRole('button', { name: 'Click to view more products' }).click();
  await expect(page).toHaveURL(/\/recommendList/);
  await linkComes();
  await page.goBack();
  codeComes();
  await product.click();
  await expect.poll(async () => (await sandbox.requests('getProductLink')).length).toBe(2);
});

test('an application, for who went back to a screen that was still loading', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('product'));
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(page).toHaveTitle('Confirm your loan');
  await page.reload();
  await expect(applyButton(page)).toBeEnabled();
  const codeComes = await delayRequests(page, /\/assets\/use-product-[^/]*\.js$/);
  const release = await stallRequests(page, /loan-detail-push/);
  const sent = page.waitForRequest(/loan-detail-push/);
  await applyButton(page).click();
  await sent;
  await page.goBack();
  await release();
  codeComes();
  await expect(page).toHaveTitle('Loan product');
  await expect(page).toHaveURL(/\/product/);
});
