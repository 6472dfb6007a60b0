import { delayApp } from '../delay-requests.ts';
import { expectPaintedEarly } from '../early-pages.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive } from '../page-checks.ts';
import { playShell } from '../play-shell.ts';
import { shellSession } from '../shell-session.ts';

test('links of early pages lead on without the app; the way back leads to where they were followed', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const messages = await playShell(page);
  const letGo = await delayApp(page);
  await sandbox.choose('status-174');
  // In the place of the blank page that a tab begins with: nothing is behind it.
  const entry = `${borrowerOrigin}/order?${new URLSearchParams(shellSession)}`;
  await page.evaluate((url) => window.location.replace(url), entry);
  const order = page.getByRole('article').first();
  await order.getByRole('link', { name: 'Order Details' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  await expectPaintedEarly(page);
  await page.getByText('Get help').click();
  await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
  await page.getByRole('link', { name: 'Repayment', exact: true }).click();
  await expect(page).toHaveURL(/\/repay\?/);
  await expectPaintedEarly(page);
  for (const endpoint of ['getOrder', 'getPeriodRepayment'] as const) {
    const [request] = await sandbox.requests(endpoint);
    expect(request?.query, endpoint).toMatchObject(shellSession);
  }
  expect(page.url()).not.toContain('sessionId');

  letGo();
  await expectInteractive(page, 'main');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  await expectInteractive(page, 'main');
  await back.click();
  await expect(page).toHaveURL(/\/order\?(?!.*sessionId)/);
  await expectInteractive(page, 'main');
  expect(await messages()).toEqual([]);
  await back.click();
  await expect.poll(messages).toEqual(['closeWebview']);
});

test('a tap on Pay that comes before the app opens the sheet of the next page, and a reload does not', async ({
  page,
  sandbox,
}) => {
  const letGo = await delayApp(page);
  await page.goto(`${await sandbox.choose('status-174')}&lang=en`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/repay\?/);
  letGo();
  const sheet = page.getByRole('dialog', { name: 'Choose how to pay' });
  await expect(sheet).toBeVisible();
  await page.reload();
  await expectInteractive(page, 'main');
  await expect(sheet).toBeHidden();
});

test('a link is followed by the router once the app is there, without a load', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('status-174'));
  await expectInteractive(page, 'main');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Repayment', exact: true }).click();
  await expect(page).toHaveTitle('Repayment');
  await page.getByText('Get help').click();
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/customerService\?orderId=/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('a link opens in a new tab by the middle button, before the app is there and after', async ({ page, sandbox }) => {
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('status-174'), { waitUntil: 'commit' });
  const repayment = page.getByRole('link', { name: 'Repayment', exact: true });
  // A press during which the page is painted again is no click of the link that was pressed: it is clicked once more.
  const openInNewTab = () =>
    expect(async () => {
      const opened = page.context().waitForEvent('page', { timeout: 2000 });
      const [tab] = await Promise.all([opened, repayment.click({ button: 'middle' })]);
      await expect(tab).toHaveURL(/\/repay\?/);
      await tab.close();
    }).toPass();
  await openInNewTab();
  letGo();
  await expectInteractive(page, 'main');
  await openInNewTab();
  await expect(page).toHaveURL(/\/loanDetail\?/);
});
