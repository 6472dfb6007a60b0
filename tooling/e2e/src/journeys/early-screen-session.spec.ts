import { appScript } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';
import { shellSession } from '../shell-session.ts';

test('the early request carries the session, also one stored in the tab', async ({ page, sandbox }) => {
  const entry = await sandbox.choose('status-174');
  await page.goto(`${entry}&${new URLSearchParams(shellSession)}`);
  await expectInteractive(page, 'button');
  for (const secret of ['sessionId', 'userId', 'mobilePhone', 'deviceId']) expect(page.url()).not.toContain(secret);
  await page.route(appScript, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  const requests = await sandbox.requests('getOrder');
  expect(requests).toHaveLength(2);
  for (const { query } of requests) expect(query).toMatchObject({ ...shellSession, merchantNumber: 'cjxjx' });
});

test('an invalid session is not sent early', async ({ page, sandbox }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(`${await sandbox.choose('status-174')}&userId=1&userId=2`);
  await expect(page.locator('.boot')).toBeVisible();
  expect(await sandbox.requests('getOrder')).toHaveLength(0);
});
