import { delayApp } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';

test('the code of a link is seen early, and copied once React is there', async ({ page, sandbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('pay-code'), { waitUntil: 'commit' });
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  await expect(page.getByRole('heading', { name: 'This code came with a link' })).toBeVisible();
  await expect(copy).toBeHidden();
  letGo();
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'copy success' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');
  await expect.poll(async () => (await sandbox.requests('getPeriodRepayment')).length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'This code came with a link' })).toBeVisible();
  await expect(copy).toBeVisible();
});
