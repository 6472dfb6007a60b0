import { demanded } from '@peace/sandbox/client';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import type { Sandbox } from '../sandbox.ts';
import { serveConfigured } from '../serve-app.ts';
import { fillInRegistration, PHONE, registerWithCode } from './fault-rows/promotion.ts';
import { flows } from './privacy-flows.ts';
import { movePictures } from './move-pictures.ts';
import { watchLeaks } from './watch-leaks.ts';

const STATS_URL = 'https://stats.example/collect';
/** The caller's values occur nowhere else, so that finding one is finding a leak. */
const who = {
  sessionId: 'sess-SECRET-1',
  userId: 'user-SECRET-2',
  mobilePhone: '09170099881',
  deviceId: 'dev-SECRET-4',
};
const secrets = Object.values(who);
const session = new URLSearchParams({ ...who, appName: 'peace', appVersion: '1.0.0', clientType: 'ios' });
/** A scenario's address as the shell opens it. */
const asOpened = (entry: string) => `${entry}${entry.includes('?') ? '&' : '?'}${session}`;
/** The app takes the session out of the address as the first thing it does. */
const appStarted = (page: Page) => expect(page).not.toHaveURL(/sessionId=/);

/** borrower-h5 as it is installed with statistics and reports on; everywhere else it has none. */
const test = base.extend<object, { readonly countingOrigin: string }>({
  countingOrigin: [
    ({ runningSandbox }, use) =>
      serveConfigured(
        'borrower-h5',
        { statsUrl: STATS_URL, reportsUrl: '/peace/reports' },
        { PEACE_ORIGIN: runningSandbox.origin },
        use,
      ),
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Waits until the app has made the caller the owner of what is stored, which deletes what had no owner. */
const itemsClaimed = (page: Page) =>
  page.waitForFunction(() => Boolean(JSON.parse(localStorage.getItem('peace:owner') ?? '{}').value?.prints));

/** The borrower has agreed to be counted, which the screens of money do not ask: stored, and read when the page is opened. */
async function agree(page: Page): Promise<void> {
  const address = page.url();
  // Only a call that needs a session confirms who is calling, and not every screen makes one.
  await page.goto(new URL('/order', address).href);
  await itemsClaimed(page);
  await page.evaluate(() => localStorage.setItem('peace:statistics-consent', '{"version":1,"value":"granted"}'));
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText(/\S/);
}

/**
 * An error with whatever the page shows, stores and is requested by, as the browser would report it.
 *
 * @returns whether the page reports: a partner's does not
 */
const reportAllThatIsKnown = (page: Page, name: string) =>
  page.evaluate(
    ([caller, errorName]) => {
      const known = [caller, location.href, document.body.innerText, JSON.stringify([localStorage, sessionStorage])];
      const error = Object.assign(new Error(known.join(' ')), { name: errorName });
      const event = new ErrorEvent('error', { error, message: known.join(' ') });
      // Not dispatched: the test would take it for an error of the page's own.
      Object(window).peaceReports?.push(event);
      return 'peaceReports' in window;
    },
    [JSON.stringify(who), name],
  );

const reportsIn = async (sandbox: Sandbox) => (await demanded(sandbox.client.reports())).reports;
const namesIn = async (sandbox: Sandbox) => (await reportsIn(sandbox)).map(({ name }) => name);

for (const { name, scenario, go } of flows) {
  test(`who is calling stays between the page and its backend: ${name}`, async ({
    page,
    context,
    countingOrigin,
    sandbox,
  }) => {
    const leaks = await watchLeaks(context, page, countingOrigin);
    await page.goto(countingOrigin + asOpened(await sandbox.choose(scenario)));
    await expect(page.getByRole('main')).toContainText(/\S/);
    await appStarted(page);
    await agree(page);
    leaks.started();
    // Reports identify no borrower, even those of an error whose message has everything that the page knows.
    await reportAllThatIsKnown(page, 'RangeError');
    await expect.poll(() => namesIn(sandbox), 'reports are on').toContain('RangeError');
    await expect.poll(() => leaks.requestsTo(STATS_URL).length, 'statistics are on').toBeGreaterThan(0);
    await go({ page, sandbox });
    await appStarted(page);
    expect(await leaks.of(secrets)).toEqual([]);
    const isOurs = await reportAllThatIsKnown(page, 'SyntaxError');
    if (isOurs) await expect.poll(() => namesIn(sandbox)).toContain('SyntaxError');
    const reported = JSON.stringify(await reportsIn(sandbox));
    expect(secrets.filter((secret) => reported.includes(secret))).toEqual([]);
    // Only the backend gets the session's parameters.
    const { entries } = await demanded(sandbox.client.log());
    expect(entries.some(({ query }) => query['sessionId'] === who.sessionId)).toBe(true);
    for (const { headers } of entries) {
      for (const secret of secrets) expect(headers['referer'] ?? '').not.toContain(secret);
    }
  });
}

test('a borrower is counted by consent alone, and takes it back where the privacy policy stands', async ({
  page,
  countingOrigin,
  sandbox,
}) => {
  const bodies: unknown[] = [];
  await page.route(STATS_URL, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await sandbox.choose('orders');
  await page.goto(`${countingOrigin}/order?${session}`);
  const question = page.getByRole('region', { name: 'May we count your visit?' });
  await expect(question).toBeVisible();
  await itemsClaimed(page);
  expect(bodies).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(question).toHaveCount(0);
  await expect
    .poll(() => bodies)
    .toEqual([{ app: 'borrower-h5', event: 'page-view', page: '/order', host: expect.any(String) }]);

  await page.goto(`${countingOrigin}/privacyPolicy`);
  await page.getByRole('button', { name: 'Stop counting' }).click();
  await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
  await expect.poll(() => bodies).toHaveLength(2);
  await page.goto(`${countingOrigin}/aboutUs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(bodies).toHaveLength(2);
});

test('registration data goes to the backend only', async ({ page, context, promoOrigin, sandbox }) => {
  const leaks = await watchLeaks(context, page, promoOrigin);
  await page.goto(promoOrigin + (await sandbox.choose('registration')));
  leaks.started();
  await fillInRegistration({ page, sandbox });
  await registerWithCode({ page, sandbox });
  await page.getByRole('heading', { name: 'Download the app', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Open Google Play' }).click();
  await page.waitForURL('https://play.google.com/**');
  // The device id of a browser is the one the backend gave it for this visit.
  const [request] = await sandbox.requests('register');
  const deviceId = String(request?.payload['deviceId']);
  expect(request?.payload).toMatchObject({ phone: PHONE, deviceId: expect.stringMatching(/\S/) });
  expect(await leaks.of([PHONE, deviceId])).toEqual([]);
});

for (const scenario of ['status-174', 'recommended', 'repay-default-code', 'variant2-promo', 'complaint-answered']) {
  test(`pictures of another host: it learns nothing of who looks: ${scenario}`, async ({
    page,
    context,
    borrowerOrigin,
    sandbox,
  }) => {
    const pictures = await movePictures(context);
    const leaks = await watchLeaks(context, page, borrowerOrigin);
    await page.goto(borrowerOrigin + asOpened(await sandbox.choose(scenario)));
    await expect.poll(() => pictures.requested().length).toBeGreaterThan(0);
    await appStarted(page);
    leaks.started();
    for (const request of pictures.requested()) {
      const { referer, cookie } = await request.allHeaders();
      expect({ referer, cookie }).toEqual({ referer: undefined, cookie: undefined });
    }
    expect(await leaks.of(secrets)).toEqual([]);
  });
}
