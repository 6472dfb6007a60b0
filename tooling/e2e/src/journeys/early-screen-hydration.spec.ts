import { appScript, delayApp } from '../delay-requests.ts';
import { earlyScenarios, expectPaintedEarly } from '../early-pages.ts';
import { expect, test } from '../fixtures.ts';
import { expectInteractive, expectLoaded, untilIdle } from '../page-checks.ts';

/** In the Philippines; milliseconds since 1970. */
function nextMidnight(): number {
  const ahead = 8 * 60 * 60 * 1000;
  const day = 3 * ahead;
  return Math.ceil((Date.now() + ahead) / day) * day - ahead;
}

test('ids of the early screen are the same after hydration', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('status-174-rollover'));
  const repay = page.getByRole('link', { name: 'REPAY', exact: true });
  await expect(page).toHaveTitle('Order Details');
  await expect(repay).toHaveAccessibleDescription('Short of money?');
  await repay.click();
  await expect(page).toHaveURL(/\/repay\?/);
});

test('what is old by the time React is there is hydrated as it was painted, on every early screen', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await page.clock.install();
  for (const scenario of earlyScenarios) {
    await test.step(scenario, async () => {
      const letGo = await delayApp(page);
      // A day passes meanwhile, too.
      await page.clock.setSystemTime(nextMidnight() - 3000);
      await page.goto(await sandbox.choose(scenario), { waitUntil: 'commit' });
      await expectPaintedEarly(page);
      await page.clock.fastForward(5001);
      letGo();
      // A mismatch is an uncaught error, which fails every journey.
      await expectInteractive(page, 'main');
      await untilIdle(page);
      // The next one is a first visit, too.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
  }
});

test('a page that was painted before midnight counts the days anew when it is read again', async ({
  page,
  sandbox,
}) => {
  await page.clock.install({ time: nextMidnight() - 3000 });
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('repay'), { waitUntil: 'commit' });
  await expectPaintedEarly(page);
  const left = page.getByText(/^in \d+ days$/);
  const days = Number(/\d+/.exec((await left.textContent()) ?? '')?.[0]);
  await page.clock.fastForward(5001);
  letGo();
  await expect(left).toHaveText(`in ${days - 1} days`);
});

test('an app that comes out of the cache before the page has been parsed waits for the page', async ({
  page,
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
  await page.goto(entry, { waitUntil: 'commit' });
  await expectLoaded(page, appScript);
  await untilIdle(page);
  parse();
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
});

test('prompts open over an early order', async ({ page, sandbox }) => {
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('all-prompts'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Withdraw your loan');
});
