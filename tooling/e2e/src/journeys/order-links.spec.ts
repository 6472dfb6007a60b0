import { expect, test } from '../fixtures.ts';
import { expectLoaded } from '../page-checks.ts';

test('a confirm link redirects in place of the page', async ({ page, sandbox }) => {
  await page.goto('/error');
  await page.goto(await sandbox.choose('redirect'));
  await page.waitForURL((url) => url.pathname !== '/loanDetail');
  await page.goBack();
  await expect(page).toHaveURL(/\/error$/);
});

test('the code of repaying is there before the tap', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('status-174'));
  await expectLoaded(page, /\/assets\/use-repay-[^/]+\.js$/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page).toHaveTitle('Repayment');
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});
