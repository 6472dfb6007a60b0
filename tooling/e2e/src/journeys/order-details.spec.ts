import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectInteractive, expectLoaded } from '../page-checks.ts';
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

const statuses = [
  ['status-21', null],
  ['status-110', null],
  ['status-151', null],
  ['status-170', 'Repayment'],
  ['status-174', 'Repayment'],
  ['status-174-rollover', 'REPAY'],
  ['status-180', 'Repayment'],
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
    const main = page.getByRole('button', { name: /^(REPAY|Repayment|Borrow Again)$/ });
    if (button) await expect(main).toHaveText(button);
    else await expect(main).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Rollover Repayment' })).toHaveCount(
      scenario.endsWith('rollover') ? 1 : 0,
    );
    await expectAccessible(page);
  });
}

test('prompts come one after the other: withdraw, card, rating', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('all-prompts')));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Withdraw your loan');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveAccessibleName('Please rate this service');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('the withdraw prompt is opened again after Cancel', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('withdraw-prompt')));
  const dialog = page.getByRole('dialog', { name: 'Withdraw your loan' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw your loan' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => url.pathname !== '/loanDetail');
});

test('a re-read that is refused keeps the order and says the server’s words', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'rejected' });
  // An early page has no listeners yet.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('The service is busy. Please try again later.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
});

test('a rating needs a star; below four it thanks and offers the complaint page', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('rating-prompt')));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Silakan pilih')).toBeVisible();
  await page.getByText('Silakan pilih').waitFor({ state: 'hidden' });
  await dialog.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveAccessibleName('Thank you for your rating');
  // Whatever was picked, 5 is sent.
  expect((await sandbox.requests('rateApp')).map(({ payload }) => payload)).toEqual([{ score: '5' }]);
  await dialog.getByRole('button', { name: 'File a complaint' }).click();
  await expect(page).toHaveURL(/\/complaint\?orderId=/);
});

test('a confirm link redirects in place of the page', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(`${borrowerOrigin}/error`);
  await page.goto(borrowerOrigin + (await sandbox.choose('redirect')));
  await page.waitForURL((url) => url.pathname !== '/loanDetail');
  await page.goBack();
  await expect(page).toHaveURL(/\/error$/);
});

test('a recommended product is counted and opened; an inert one is not', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('recommended')));
  await page.getByRole('button', { name: 'Fully booked' }).click({ force: true });
  expect(await sandbox.requests('getProductLink')).toHaveLength(0);
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect.poll(() => sandbox.requests('getProductLink')).toHaveLength(1);
  const [event] = await sandbox.requests('saveEvent');
  expect(event?.payload).toMatchObject({ positionId: '0' });
  expect(event?.payload).not.toHaveProperty('moduleId');
});

test('borrow again reports module 30 and leads to the product where there is no shell', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-200')));
  await page.getByRole('button', { name: 'Borrow Again' }).click();
  await expect(page).toHaveURL(/\/product\?productId=68200$/);
  await expect
    .poll(async () => (await sandbox.requests('saveEvent'))[0]?.payload)
    .toMatchObject({ moduleId: '30', positionId: '0' });
});

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

for (const kind of [
  'http500',
  'html',
  'empty',
  'truncated',
  'null',
  'wrongCodeType',
  'missingFields',
  'drop',
] as const) {
  test(`a backend that answers with ${kind} shows a state with Retry, which works`, async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const entry = await sandbox.choose('status-174');
    await sandbox.control('faults', { endpoint: 'getOrder', kind });
    await page.goto(borrowerOrigin + entry);
    const retry = page.getByRole('button', { name: 'Retry' });
    // The early page's own Retry goes as the app comes, and sends its request again by itself.
    await expectInteractive(page, 'main button');
    await expect(retry).toBeVisible();
    await sandbox.clearFaults();
    await retry.click();
    await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  });
}

test('the code of repaying is there before the tap', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectLoaded(page, /\/assets\/repay\.route-[^/]+\.js$/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Repayment' }).click();
  await expect(page).toHaveTitle('Repayment');
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

test('a link without an order says what is missing and offers a way home', async ({ page, borrowerOrigin }) => {
  await page.goto(`${borrowerOrigin}/loanDetail?productId=1`);
  await expect(page.getByText('The link does not say which order it is about.')).toBeVisible();
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(page).toHaveURL(/\/order$/);
});

test('an unknown path shows the error screen with a way home', async ({ page, borrowerOrigin }) => {
  await page.goto(`${borrowerOrigin}/nowhere/at/all`);
  await expect(page.getByRole('heading', { name: 'This page does not exist.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go home' })).toBeVisible();
});

test('the repayment’s code is there before it is tapped for', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectLoaded(page, /\/assets\/repay\.route-/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Repayment', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});
