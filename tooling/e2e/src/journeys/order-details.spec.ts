import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectInteractive } from '../page-checks.ts';
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

// One of each kind: the rule for every status is the model's, and each has a story, which axe looks at.
const statuses = [
  ['status-110', null],
  ['status-174', 'Repayment'],
  ['status-180-rollover', 'REPAY'],
  ['status-200', 'Borrow Again'],
  ['status-unrecognised', null],
] as const;

for (const [scenario, button] of statuses) {
  test(`${scenario} offers ${button ?? 'nothing to pay'}, without an accessibility violation`, async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    await page.goto(borrowerOrigin + (await sandbox.choose(scenario)));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const names = { name: /^(REPAY|Repayment|Borrow Again)$/ };
    const main = page.getByRole('link', names).or(page.getByRole('button', names));
    if (button) await expect(main).toHaveText(button);
    else await expect(main).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Rollover Repayment' })).toHaveCount(
      scenario.endsWith('rollover') ? 1 : 0,
    );
    await expectAccessible(page);
  });
}

for (const [scenario, act] of [
  ['hostile-h5-url', 'Repayment'],
  ['hostile-withdraw-link', 'Confirm'],
  ['hostile-product-link', 'Apply'],
  ['hostile-redirect', null],
] as const) {
  test(`${scenario}: a javascript: link leads nowhere and says so`, async ({ page, borrowerOrigin, sandbox }) => {
    const entry = borrowerOrigin + (await sandbox.choose(scenario));
    await page.goto(entry);
    if (act) await page.getByRole('button', { name: act, exact: true }).first().click();
    await expect(page.getByText('This link is not safe, so it was not opened.').first()).toBeVisible();
    expect(page.url()).toBe(entry);
  });
}
