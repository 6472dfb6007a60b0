import { changedStyles } from '../computed-styles.ts';
import { appScript, builtScript, delayApp, delayRequests } from '../delay-requests.ts';
import { earlyScenarios, expectPaintedEarly } from '../early-pages.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive, expectLoaded, untilIdle } from '../page-checks.ts';
import { stallRequests } from '../stall-requests.ts';
import { stopClock } from '../stop-clock.ts';

test('an order is shown without the app’s script', async ({ page, sandbox }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(await sandbox.choose('status-174'));
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  // It says what is due: a second read, which the order's status asks for.
  await expect(page.locator('.peace-amount__value > :first-child')).toHaveText('₱5,450.00');
  await expect(page.getByText('Application date')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Repayment' })).toBeVisible();
});

test('on a second visit what is due is requested together with the order, without the app', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('status-174'));
  await page.goto(entry);
  await expectInteractive(page, '#root button');
  await untilIdle(page);
  await expect(page.locator('.peace-amount__value > :first-child')).toHaveText('₱5,450.00');
  const before = (await sandbox.requests('getPeriodRepayment')).length;
  await page.route(appScript, (route) => route.abort());
  await page.route(/loan-details\/loan-details/, () => undefined);
  // Neither does the link name the product: the first visit did.
  await page.goto(entry.replace(/productId=\d+&/, ''), { waitUntil: 'commit' });
  await expect.poll(async () => (await sandbox.requests('getPeriodRepayment')).length).toBe(before + 1);
  expect((await sandbox.requests('getPeriodRepayment')).at(-1)?.payload).toEqual({
    productId: '68174',
    orderId: '8174',
  });
});

test('what is due of the first two orders of a list is requested before the app is there, and once', async ({
  page,
  sandbox,
}) => {
  await stopClock(page, sandbox);
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('orders'), { waitUntil: 'commit' });
  await expect
    .poll(async () => (await sandbox.requests('getPeriodRepayment')).map(({ payload }) => payload))
    .toEqual([{ orderId: '7001' }, { orderId: '7002' }]);
  letGo();
  await expect(page.getByRole('link', { name: /^Repayment ₱/ })).toHaveCount(2);
  expect(await sandbox.requests('getPeriodRepayment')).toHaveLength(2);
});

test('an offer that takes longer than the app waits for it is requested once', async ({ page, sandbox }) => {
  const release = await stallRequests(page, /loan-detail-confirm/);
  const orders = page.waitForRequest(/problem-init/);
  await page.goto(await sandbox.choose('confirm'), { waitUntil: 'commit' });
  // The app reads the borrower's orders as well, and first.
  await orders;
  await release();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeEnabled();
  expect(await sandbox.requests('getOffer')).toHaveLength(1);
});

/** Those that look quite different from the first of their page. */
const others = [
  'complaint',
  'instalments-last',
  'repay-default-code',
  'repay-instructions',
  'status-110',
  'status-174-rollover',
  'status-200',
];

for (const scenario of new Set([...earlyScenarios, ...others])) {
  test(`${scenario}: all styles and React change nothing, and request nothing twice`, async ({ page, sandbox }) => {
    // A response that is more than 5 s old when React starts is requested again; a busy machine may need longer.
    await stopClock(page, sandbox);
    const letGo = await delayApp(page);
    const releaseStyles = await delayRequests(page, /\/assets\/[^/]*\.css$/);
    // The amounts of a list come after it, in cards that keep their place, and the rows at the end of an order when the app is idle.
    await delayRequests(page, scenario === 'orders' ? /loan-play-detail/ : builtScript('loan-record.part'));
    await page.goto(await sandbox.choose(scenario), { waitUntil: 'commit' });
    await expectPaintedEarly(page);
    const early = await sandbox.requests();
    // An order that can be paid is asked as well what is due of it, and a repayment page reads its order.
    expect(early.length).toBeLessThanOrEqual(
      /^(?:default|status-174.*|repay.*|rollover|instalments-last)$/.test(scenario) ? 2 : 1,
    );

    // An early page has the styles that it can draw with (docs/decisions/early-page.md); all of them come with the app.
    const changed = await changedStyles(page, async () => {
      releaseStyles();
      await expect(page.locator('link[rel=stylesheet]')).not.toHaveCount(0);
      await expect(page.locator('link[rel=stylesheet][media="not all"]')).toHaveCount(0);
    });
    expect(changed).toEqual([]);

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
 * about them, the order of the ways to pay it, and the day of a complaint come with a response of their own, for which a button may
 * wait or a line be kept; so do the lender and the urgency of an amount. A dialog may come, and be filled, before it is opened; an empty
 * live region takes no room; a drawing takes the place of its sky, and the steps at a counter take theirs.
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
        .filter(
          (node) =>
            !node.matches(
              'dialog:not([open]), .apply-hint, [data-hint], .peace-bones__head, .peace-product-header, [data-sentence], .peace-drawing, .peace-road__scene > svg, [role=status]:empty, .peace-panel__title > :is(span, strong), .peace-panel__chip, .guide-steps',
            ),
        );
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

test('an order that leads elsewhere is never shown', async ({ page, sandbox }) => {
  await page.route(appScript, (route) => route.abort());
  await page.goto(await sandbox.choose('redirect'));
  await expectLoaded(page, /loan-details/);
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await expect(page.getByText('Application date')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
});

test('a response that is late: the screen’s shape stays until the order is there, drawn early or by React', async ({
  page,
  sandbox,
}) => {
  const entry = await sandbox.choose('status-174');
  const release = await delayRequests(page, /loan-details/);
  await page.goto(entry, { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { name: 'Order Details' }).elementHandle();
  await expectInteractive(page, 'button');
  await expect(page).toHaveTitle('Order Details');
  release();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  const now = page.getByRole('heading', { name: 'Order Details' });
  expect(await now.evaluate((element, before) => element === before, heading)).toBe(true);
  expect(await sandbox.requests('getOrder')).toHaveLength(1);
});

test('opened again, an order is read again', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('status-174'));
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Order Details');
  // The repayment page reads the order, too.
  await expect.poll(async () => (await sandbox.requests('getOrder')).length).toBe(2);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  await expect.poll(async () => (await sandbox.requests('getOrder')).length).toBe(3);
});
