import { appScript, holdApp } from '../hold-back.ts';
import { earlyScenarios, expectPaintedEarly } from '../early-pages.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive, expectLoaded, untilIdle } from '../page-checks.ts';

test('an order is shown without the app’s script', async ({ page, borrowerOrigin, sandbox }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await expect(page.getByText('Application date')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repayment' })).toBeVisible();
});

for (const scenario of [...earlyScenarios, 'status-174-rollover', 'repay-default-code', 'complaint']) {
  test(`${scenario}: React hydrates the same elements, nothing is requested twice, nothing moves`, async ({
    page,
    borrowerOrigin,
    sandbox,
  }) => {
    const letGo = await holdApp(page);
    await page.goto(borrowerOrigin + (await sandbox.choose(scenario)), { waitUntil: 'commit' });
    await expectPaintedEarly(page);
    const early = await sandbox.requests();
    expect(early.length).toBeLessThanOrEqual(1);
    await page.evaluate(noteChanges);
    letGo();
    await expectInteractive(page, '#root button');
    await untilIdle(page);
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
    for (const { endpoint } of early) expect(await sandbox.requests(endpoint)).toHaveLength(1);
  });
}

/**
 * Notes in `window.changes` which elements come and go, of those that can be seen, and what moves. The agreements, the sentence
 * about them, and the order of the ways to pay it come with an answer of their own, for which a button may wait; and a dialog may
 * come, and be filled, before it is opened.
 */
function noteChanges(): void {
  const changes: string[] = [];
  const root = document.querySelector('#root');
  if (!root) throw new Error('There is no #root.');
  const note = (records: MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes } of records) {
      if (target instanceof Element && target.closest('.agreements, .van-button, dialog:not([open])')) continue;
      const nodes = [...addedNodes, ...removedNodes]
        .filter((node) => node instanceof Element)
        .filter((node) => !node.matches('dialog:not([open]), .apply-hint, .peace-bones__head, .peace-product-header'));
      changes.push(...nodes.map((node) => `${target.nodeName} > ${node.nodeName}.${node.className}`));
    }
  };
  new MutationObserver(note).observe(root, { childList: true, subtree: true });
  const elementOf = (node: unknown) =>
    node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  const noteShifts = (list: PerformanceObserverEntryList) => {
    const moved = list.getEntries().flatMap((entry): { node: unknown }[] => Reflect.get(entry, 'sources'));
    const elements = moved.map(({ node }) => elementOf(node)).filter((element) => !element?.closest('.van-button'));
    changes.push(...elements.map((element) => `${element?.outerHTML} moved`));
  };
  new PerformanceObserver(noteShifts).observe({ type: 'layout-shift' });
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
  await page.route(/\/delayed\.js$/, async (route) => {
    await parsed;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(/\/loanDetail\?/, async (route) => {
    const body = (await (await route.fetch()).text()).replace(
      '<div id="root">',
      '<script src="/delayed.js"></script>$&',
    );
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(borrowerOrigin + entry, { waitUntil: 'commit' });
  await expectLoaded(page, appScript);
  await untilIdle(page);
  parse();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
});

test('an order that leads elsewhere is never shown', async ({ page, borrowerOrigin, sandbox }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(borrowerOrigin + (await sandbox.choose('redirect')));
  await expectLoaded(page, /loan-details/);
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await expect(page.getByText('Application date')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
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
