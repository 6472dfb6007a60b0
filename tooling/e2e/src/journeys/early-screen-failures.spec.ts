import { appScript, delayApp } from '../delay-requests.ts';
import { retryAt } from '../early-retry.ts';
import { expect, test } from '../fixtures.ts';

for (const [kind, path] of [
  ['painted early', null],
  ['of the app alone', '/repay?productId=68175&orderId=8175'],
] as const) {
  test(`a page ${kind} says that the app’s script has not come, and asks for it again`, async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('status-174');
    await page.route(appScript, (route) => route.abort());
    await page.goto(borrowerOrigin + (path ?? entry));
    const again = page.getByRole('alert').getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page).toHaveTitle(path ? 'Repayment' : 'Order Details');
    await expect(again).toBeHidden();
  });
}

test('Retry is not lost while the app takes over', async ({ page, sandbox }) => {
  await retryAt([0, 60, 400], 60, { page, sandbox });
});

test('without response and app after eight seconds the page says so', async ({ page, sandbox }) => {
  await page.clock.install();
  const letGo = await delayApp(page);
  const entry = await sandbox.choose('status-174');
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'hang', times: 1 });
  await page.goto(entry, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await page.clock.runFor(8000);
  const notice = page.getByRole('alert').filter({ hasText: 'has not loaded completely' });
  await expect(notice).toBeVisible();
  letGo();
  await expect(page).toHaveTitle('Order Details');
  await expect(notice).toBeHidden();
});

test('a failure is shown by the app, with a single request', async ({ page, sandbox }) => {
  const entry = await sandbox.choose('status-174');
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500' });
  await page.goto(entry);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await sandbox.requests('getOrder')).toHaveLength(1);
});
