import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';
import { shellSession } from '../shell-session.ts';

test('an order is read from the backend with the session, which leaves the address bar', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  await page.goto(`${borrowerOrigin}${entry}&${new URLSearchParams(shellSession)}`);
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await expectInteractive(page, 'button');
  for (const secret of ['sessionId', 'userId', 'mobilePhone', 'deviceId']) expect(page.url()).not.toContain(secret);
  const [request] = await sandbox.requests('getOrder');
  expect(request?.query).toMatchObject({ ...shellSession, merchantNumber: 'cjxjx' });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  const requests = await sandbox.requests('getOrder');
  expect(requests.at(-1)?.query).toMatchObject({ sessionId: 's-4711' });
});

const hostile = [
  ['hostile-h5-url', 'Repayment'],
  ['hostile-withdraw-link', 'Confirm'],
  ['hostile-product-link', 'Apply'],
  ['hostile-redirect', null],
] as const;

test('a javascript: link leads nowhere and says so', async ({ page, borrowerOrigin, sandbox }) => {
  for (const [scenario, act] of hostile) {
    await test.step(scenario, async () => {
      const entry = borrowerOrigin + (await sandbox.choose(scenario));
      await page.goto(entry);
      if (act) await page.getByRole('button', { name: act, exact: true }).first().click();
      await expect(page.getByText(/^(?:This link|The link in this order) is not safe/).first()).toBeVisible();
      expect(page.url()).toBe(entry);
    });
  }
});
