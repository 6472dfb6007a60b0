import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('says why and what else there is; a product opens by the target rule', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('joint-login-failure'));
  await expect(page).toHaveTitle('Order Details');
  await expect(
    page.getByRole('heading', { name: 'Your application could not be passed on to this lender.' }),
  ).toBeVisible();
  await expect(page.getByText('The lender could not confirm your account.')).toBeVisible();
  await expectAccessible(page);
  // A link of the shell's own scheme: without a shell the browser is given it, which has no app for it here.
  await page.getByRole('article', { name: 'Isla Peso' }).getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await sandbox.requests('getProductLink')).length).toBe(1);
  await expect(page).toHaveTitle('Order Details');
  await page.getByRole('article', { name: 'Salapi Lane' }).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/__partner\/Salapi%20Lane/);
  expect((await sandbox.requests('getProductLink')).map(({ payload }) => Object.values(payload))).toEqual([
    ['tok-isla-peso', 'jointLoginFailure', '1'],
    ['tok-salapi-lane', 'jointLoginFailure', '0'],
  ]);
});
