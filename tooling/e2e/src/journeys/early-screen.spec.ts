import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { stallRequests } from '../stall-requests.ts';
import { dialog, goBackNatively } from '../loan-confirm-page.ts';
import { playShell } from '../play-shell.ts';
import { expectInteractive, expectLoaded, untilIdle } from '../page-checks.ts';

/** The app itself; what paints the early screen is a file of its own. */
const appScript = /\/assets\/index-[^/]*\.js$/;

const session = {
  sessionId: 's-4711',
  userId: 'u-1',
  mobilePhone: '09171234567',
  deviceId: 'd-1',
  appName: 'peace',
  appVersion: '1.0.0',
  clientType: 'ios',
};

/** Keeps the app's script back until what is returned is called. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(appScript, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('an order is shown without the app’s script', async ({ page, borrowerOrigin, sandbox }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await expect(page.getByText('Application date')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repayment' })).toBeVisible();
});

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

const screens = [
  { scenario: 'status-174-rollover', title: 'Order Details', button: 'REPAY', endpoint: 'getOrder' },
  { scenario: 'repay-default-code', title: 'Repayment', button: 'Payment Method', endpoint: 'getPeriodRepayment' },
  { scenario: 'rollover', title: 'Delay repayment', button: 'Payment Method', endpoint: 'getExtension' },
  { scenario: 'confirm', title: 'Confirm your loan', button: 'Apply', endpoint: 'getOffer' },
  { scenario: 'confirm-instalments', title: 'Confirm your loan', button: 'Apply', endpoint: 'getOffer' },
  { scenario: 'complaint', title: 'Complaint', button: 'Repayment', endpoint: 'getComplaintOptions' },
] as const;

for (const { scenario, title, button, endpoint } of screens) {
  test(`${scenario}: React takes the same elements over, nothing is asked twice, nothing moves`, async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const letGo = await holdApp(page);
    await page.goto(borrowerOrigin + (await sandbox.choose(scenario)), { waitUntil: 'commit' });
    const early = await page.getByRole('button', { name: button, exact: true }).elementHandle();
    await page.evaluate(noteChanges);
    letGo();
    await expect(page).toHaveTitle(title);
    await expectInteractive(page, 'button');
    await untilIdle(page);
    const now = page.getByRole('button', { name: button, exact: true });
    expect(await now.evaluate((element, before) => element === before, early)).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
    expect(await sandbox.requests(endpoint)).toHaveLength(1);
  });
}

/**
 * Notes in `window.changes` which elements come and go, of those that can be seen; the agreements come in an answer of their
 * own, and a dialog may be filled before it is opened.
 */
function noteChanges(): void {
  const changes: string[] = [];
  const root = document.querySelector('#root');
  if (!root) throw new Error('There is no #root.');
  const note = (records: MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of records) {
      if (target instanceof Element && target.closest('.agreements, dialog:not([open])')) continue;
      const nodes = [...addedNodes, ...removedNodes].filter((node) => node instanceof Element);
      changes.push(...nodes.map((node) => `${target.nodeName} > ${node.nodeName}.${node.className}`));
    }
  };
  new MutationObserver(note).observe(root, { childList: true, subtree: true });
  Object.assign(window, { changes });
}

test('what the early screen names by its ids is still named when React is there', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174-rollover')));
  const repay = page.getByRole('button', { name: 'REPAY', exact: true });
  await expect(page).toHaveTitle('Order Details');
  await expect(repay).toHaveAccessibleDescription('Short of money?');
  await repay.click();
  await expect(page).toHaveURL(/\/repay\?/);
});

test('a tap that comes before React happens when React is there, once', async ({ page, borrowerOrigin, sandbox }) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('status-200')), { waitUntil: 'commit' });
  const again = page.getByRole('button', { name: 'Borrow Again' });
  await again.click();
  await again.click();
  expect(await sandbox.requests('saveEvent')).toHaveLength(0);
  letGo();
  await expect(page).toHaveURL(/\/product\?productId=68200$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan product');
  await expect.poll(async () => (await sandbox.requests('saveEvent')).length).toBe(1);
});

test('a tap is not carried out under a dialog that has opened by then', async ({ page, borrowerOrigin, sandbox }) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('card-prompt')), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Telephone/ }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle('Order Details');
  await expect(page.locator('.van-toast')).toHaveCount(0);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

test('an early Apply says what it waits for, the box shows that it waits, and neither is carried out', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('confirm')), { waitUntil: 'commit' });
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(apply).toBeDisabled();
  await expect(apply).toHaveAccessibleDescription('The agreements are loading...');
  // As a finger does, which does not ask whether it may.
  await apply.click({ force: true });
  const box = page.locator('label', { has: page.getByRole('checkbox') });
  await box.click();
  await expect(box).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(apply).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await sandbox.requests('submitApplication')).toHaveLength(0);
});

test('a code is copied on an early page, within the tap', async ({ page, borrowerOrigin, sandbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copy success' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');
  letGo();
  await expect(page.getByText('Your order is updated once the payment arrives.')).toBeVisible();
});

test('the shell’s back gesture waits for the question that React asks', async ({ page, borrowerOrigin, sandbox }) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('confirm-retention')), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  expect(await goBackNatively(page)).toBe(true);
  letGo();
  await expect(dialog(page, 'Leaving already?')).toBeVisible();
});

test('the shell’s back gesture waits for an answer that says whether there is a question', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const release = await stallRequests(page, /loan-detail-confirm/);
  await page.goto(borrowerOrigin + (await sandbox.choose('confirm-retention')), { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Confirm your loan');
  expect(await goBackNatively(page)).toBe(true);
  await release();
  await expect(dialog(page, 'Leaving already?')).toBeVisible();
});

test('a held back gesture leaves a screen that has no question', async ({ page, borrowerOrigin, sandbox }) => {
  const messages = await playShell(page);
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  expect(await goBackNatively(page)).toBe(true);
  // Whoever insists is let go by the shell itself.
  expect(await goBackNatively(page)).toBe(false);
  expect(await messages()).toEqual([]);
  letGo();
  await expect.poll(messages).toEqual(['closeWebview']);
});

test('an order that is old by the time React is there is shown, and read again', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.clock.install();
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await page.clock.fastForward(5001);
  letGo();
  await expect(page).toHaveTitle('Order Details');
  await expect.poll(async () => (await sandbox.requests('getOrder')).length).toBe(2);
});

for (const appDelayMs of [0, 60, 500]) {
  test(`Retry is never lost, with the app ${appDelayMs} ms late`, async ({ page, borrowerOrigin, sandbox }) => {
    await page.route(appScript, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, appDelayMs));
      await route.continue();
    });
    await page.addInitScript(tapRetryLater);
    for (const [index, moment] of [0, 20, 60, 150, 400, 800, 1500].entries()) {
      const entry = await sandbox.choose('status-174');
      await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500', times: 1 });
      await page.goto(`${borrowerOrigin}${entry}&moment=${moment}`);
      await expect(page.getByRole('heading', { name: 'To be repaid' }), `tapped after ${moment} ms`).toBeVisible();
      expect((await sandbox.requests('getOrder')).length).toBe(2 * (index + 1));
    }
  });
}

/** Taps Retry once, as long after it was painted as the address says. */
function tapRetryLater(): void {
  const moment = Number(new URLSearchParams(location.search).get('moment'));
  const retry = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
  const observer = new MutationObserver(() => {
    if (!retry()) return;
    observer.disconnect();
    setTimeout(() => retry()?.click(), moment);
  });
  observer.observe(document, { childList: true, subtree: true });
}

test('a read that hangs is said to be slow, can be asked again, and is given up after a minute', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => void (asked += Number(request.url().includes('loan-details'))));
  const entry = await sandbox.choose('status-174');
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'hang' });
  await page.goto(borrowerOrigin + entry);
  await expect(page).toHaveTitle('Order Details');
  await page.clock.runFor(8000);
  await expect(page.getByText('The connection is slow.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(60_000);
  await expect(page.getByText('This is taking too long. Please try again.')).toBeVisible();
  expect(asked).toBe(2);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
});

test('neither an answer nor the app after eight seconds: the page says so', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.clock.install();
  const letGo = await holdApp(page);
  const entry = await sandbox.choose('status-174');
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'hang', times: 1 });
  await page.goto(borrowerOrigin + entry, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await page.clock.runFor(8000);
  const notice = page.getByRole('alert').filter({ hasText: 'has not loaded completely' });
  await expect(notice).toBeVisible();
  letGo();
  await expect(page).toHaveTitle('Order Details');
  await expect(notice).toBeHidden();
});

test('the early question carries the session, also the one this tab remembers', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  await page.goto(`${borrowerOrigin}${entry}&${new URLSearchParams(session)}`);
  await expectInteractive(page, 'button');
  for (const secret of ['sessionId', 'userId', 'mobilePhone', 'deviceId']) expect(page.url()).not.toContain(secret);
  await page.route(appScript, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  const requests = await sandbox.requests('getOrder');
  expect(requests).toHaveLength(2);
  for (const { query } of requests) expect(query).toMatchObject({ ...session, merchantNumber: 'cjxjx' });
});

test('a session that is not as it should be is not sent early', async ({ page, borrowerOrigin, sandbox }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(`${borrowerOrigin}${await sandbox.choose('status-174')}&userId=1&userId=2`);
  await expect(page.locator('.boot')).toBeVisible();
  expect(await sandbox.requests('getOrder')).toHaveLength(0);
});

test('an app that comes out of the cache before the page has been parsed waits for the page', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  // A session with a fault leaves the page to the app, which is then asked for at once.
  const entry = `${await sandbox.choose('status-174')}&userId=1&userId=2`;
  let parse: () => void = () => undefined;
  const parsed = new Promise<void>((resolve) => {
    parse = resolve;
  });
  await page.route(/\/held\.js$/, async (route) => {
    await parsed;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(/\/loanDetail\?/, async (route) => {
    const body = (await (await route.fetch()).text()).replace('<div id="root">', '<script src="/held.js"></script>$&');
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(borrowerOrigin + entry, { waitUntil: 'commit' });
  await expectLoaded(page, appScript);
  await untilIdle(page);
  parse();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
});

test('an order that leads elsewhere is never seen', async ({ page, borrowerOrigin, sandbox }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('redirect')));
  await expectLoaded(page, /loan-details/);
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await expect(page.getByText('Application date')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
});

test('a failure is the app’s to tell, with the one question asked', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('status-174');
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http500' });
  await page.goto(borrowerOrigin + entry);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await sandbox.requests('getOrder')).toHaveLength(1);
});

test('an answer that is late: the screen’s shape stays, whoever drew it, until the order is there', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  await sandbox.control('latency', { endpoint: 'getOrder', ms: 2500 });
  await page.goto(borrowerOrigin + entry, { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { name: 'Order Details' }).elementHandle();
  await expect(page).toHaveTitle('Order Details');
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  const now = page.getByRole('heading', { name: 'Order Details' });
  expect(await now.evaluate((element, before) => element === before, heading)).toBe(true);
  expect(await sandbox.requests('getOrder')).toHaveLength(1);
});

test('opened again, an order is read again', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await page.getByRole('button', { name: 'Repayment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Order Details');
  // The repayment page reads the order, too.
  await expect.poll(async () => (await sandbox.requests('getOrder')).length).toBe(2);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await expect.poll(async () => (await sandbox.requests('getOrder')).length).toBe(3);
});

test('prompts open over an early order', async ({ page, borrowerOrigin, sandbox }) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('all-prompts')), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Withdraw your loan');
});
