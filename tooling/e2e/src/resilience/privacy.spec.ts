import { demanded } from '@peace/sandbox/client';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import type { Sandbox } from '../sandbox.ts';
import { serveConfigured } from '../serve-app.ts';
import { pressable } from './fault-row.ts';
import { fillInRegistration, PHONE } from './fault-rows/promotion.ts';
import { walks } from './privacy-walks.ts';
import { movePictures } from './move-pictures.ts';
import { watchLeaks } from './watch-leaks.ts';

const STATS_URL = 'https://stats.example/collect';
/** Who is calling: values that occur nowhere else, so that finding one is finding a leak. */
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

/** An error with whatever the page shows, stores and is asked by, as the browser would tell of it. */
const reportAllThatIsKnown = (page: Page) =>
  page.evaluate((caller) => {
    const known = [caller, location.href, document.body.innerText, JSON.stringify([localStorage, sessionStorage])];
    const event = new ErrorEvent('error', { error: new Error(known.join(' ')), message: known.join(' ') });
    // Not dispatched: the test would take it for an error of the page's own.
    Object(window).peaceReports.push(event);
  }, JSON.stringify(who));

/** A partner's page and a chat report to no one: the app is opened once more where a walk has led out of it. */
async function backInTheApp(page: Page, address: string): Promise<void> {
  const hasReports = () => 'peaceReports' in window;
  if (await page.evaluate(hasReports)) return;
  await page.goto(address);
  await page.waitForFunction(hasReports);
}

const reportsIn = async (sandbox: Sandbox) => (await demanded(sandbox.client.reports())).reports;

for (const { name, scenario, go } of walks) {
  test(`who is calling stays between the page and its backend: ${name}`, async ({
    page,
    context,
    countingOrigin,
    sandbox,
  }) => {
    const leaks = await watchLeaks(context, page, countingOrigin);
    const address = countingOrigin + asOpened(await sandbox.choose(scenario));
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(/\S/);
    await appStarted(page);
    leaks.started();
    await go({ page, sandbox });
    await appStarted(page);
    expect(await leaks.of(secrets)).toEqual([]);
    expect(leaks.requestsTo(STATS_URL).length, 'statistics are on').toBeGreaterThan(0);
    // What is reported of an error that says all that the page knows, and of whatever else went wrong, names no one.
    await backInTheApp(page, address);
    await reportAllThatIsKnown(page);
    await expect.poll(async () => (await reportsIn(sandbox)).length, 'reports are on').toBeGreaterThan(0);
    const reported = JSON.stringify(await reportsIn(sandbox));
    expect(secrets.filter((secret) => reported.includes(secret))).toEqual([]);
    // The backend, and nobody else, is told who is calling.
    const { entries } = await demanded(sandbox.client.log());
    expect(entries.some(({ query }) => query['sessionId'] === who.sessionId)).toBe(true);
    for (const { headers } of entries) {
      for (const secret of secrets) expect(headers['referer'] ?? '').not.toContain(secret);
    }
  });
}

test('who registers stays between the page and its backend', async ({ page, context, promoOrigin, sandbox }) => {
  const leaks = await watchLeaks(context, page, promoOrigin);
  await page.goto(promoOrigin + (await sandbox.choose('registration')));
  leaks.started();
  await fillInRegistration({ page, sandbox });
  await pressable(page, 'Register').click();
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
    await expect.poll(() => pictures.asked().length).toBeGreaterThan(0);
    await appStarted(page);
    leaks.started();
    for (const request of pictures.asked()) {
      const { referer, cookie } = await request.allHeaders();
      expect({ referer, cookie }).toEqual({ referer: undefined, cookie: undefined });
    }
    expect(await leaks.of(secrets)).toEqual([]);
  });
}
