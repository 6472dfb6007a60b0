import { installedLaunchOptions } from '@peace/dev/browser';
import { chromium } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { shellSession } from '../shell-session.ts';

const maria = `${new URLSearchParams(shellSession)}`;
const juan = `${new URLSearchParams({ ...shellSession, sessionId: 's-9', userId: 'u-9', mobilePhone: '09189998888' })}`;

test('back from B’s page to A’s, out of the back-forward cache, shows and sends nothing of A’s', async ({
  borrowerOrigin,
  sandbox,
}) => {
  const options = installedLaunchOptions();
  test.skip(options === undefined, 'There is no whole browser: a headless shell has no such cache.');
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const entry = borrowerOrigin + (await sandbox.choose('repay'));
  await page.goto(`${entry}&${maria}`);
  await expect(page).not.toHaveURL(/sessionId/);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('from-cache', String(persisted)));
  });
  await expect(page.getByText('This link is for 09•• ••• 4567')).toBeVisible();

  await page.goto(`${entry}&${juan}`);
  await page.getByRole('button', { name: 'Switch to the other account' }).click();
  await expect(page.getByText('This link is for 09•• ••• 8888')).toBeVisible();

  const before = (await sandbox.requests('getPeriodRepayment')).length;
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('This link is for 09•• ••• 8888')).toBeVisible();
  await expect(page.getByText('This link is for 09•• ••• 4567')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('from-cache'))).toBe('true');
  const since = (await sandbox.requests('getPeriodRepayment')).slice(before);
  expect(since.map(({ query }) => query['sessionId'])).not.toContain('s-4711');
  await browser.close();
});
