import type { Page } from '@playwright/test';
import { builtFile, builtScript, delayRequests } from '../delay-requests.ts';
import { expectPaintedEarly } from '../early-pages.ts';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, enhanced } from '../official-site-page.ts';
import { expectInteractive, untilIdle } from '../page-checks.ts';
import { enterCode, fillIn } from '../promo-page.ts';

// Chromium 153 remembers a module that did not come until the page is loaded again; 156 and WebKit ask again.

/** Makes the first request of a file fail. The number of requests so far. */
async function failOnce(page: Page, url: RegExp): Promise<() => number> {
  let asked = 0;
  await page.route(builtFile(url), (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  return () => asked;
}

for (const [what, file] of [
  ['script', /\/assets\/use-complaint-next-[^/]*\.js$/],
  ['style sheet', /\/assets\/use-complaint-next-[^/]*\.css$/],
] as const) {
  test(`a screen whose ${what} failed while the page was idle opens with the tap`, async ({ page, sandbox }) => {
    const asked = await failOnce(page, file);
    await page.goto(await sandbox.choose('complaint'));
    await expect.poll(asked).toBe(1);
    await page.getByRole('button', { name: 'All' }).click();
    await page.getByRole('button', { name: /Salapi Lane/ }).click();
    await page.getByRole('button', { name: 'Collection' }).click();
    await page.getByRole('link', { name: 'Calls outside allowed hours' }).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect.poll(asked).toBeGreaterThan(1);
    // In the head it would keep WebKit from drawing anything new until it has loaded.
    await expect(page.locator('body > link[rel=stylesheet][href*="use-complaint-next"]')).toHaveCount(1);
  });
}

test('an order that is repaid elsewhere can be repaid after the code of payments failed', async ({ page, sandbox }) => {
  await page.route(builtScript('pending-payment.part'), (route) => route.abort());
  await page.route('**/version.json', (route) => route.abort());
  await page.goto(await sandbox.choose('h5-url'));
  await expectInteractive(page, 'a');
  const pay = page.getByRole('button', { name: 'Repayment' });
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('Check your internet');
  await page.unrouteAll();
  const reloaded = page.waitForEvent('load');
  await pay.click();
  await reloaded;
  await expectInteractive(page, 'a');
  await pay.click();
  await expect(page).toHaveURL(/__partner/);
});

test('a registration is followed by its download page, whose prefetch failed', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  const asked = await failOnce(page, /\/assets\/download\.route-[^/]*\.js$/);
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await expect.poll(asked).toBe(1);
  await fillIn(page, sandbox);
  await enterCode(page, sandbox);
  await expect(page).toHaveURL(/#\/downloadTemplate/);
  await expect(page.getByRole('link', { name: /App Store|Google Play/ }).first()).toBeVisible();
  await expect.poll(asked).toBeGreaterThan(1);
});

test.describe('on the site', () => {
  test.beforeEach(({ context }) => answerForTheCompany(context));

  test('a language whose texts failed opens with a page of its own', async ({ page, siteOrigin }) => {
    const asked = await failOnce(page, /\/assets\/texts\.fil-[^/]*\.js$/);
    await page.goto(`${siteOrigin}/`);
    await enhanced(page);
    await page.getByRole('link', { name: 'Filipino' }).first().click();
    await expect(page).toHaveURL(`${siteOrigin}/fil/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
    await expect.poll(asked).toBeGreaterThan(1);
  });
});

for (const [name, locks] of [
  ['', true],
  [', also without locks, beside a note about that', false],
] as const) {
  test(`a screen that was painted stays while its code loads slowly${name}`, async ({ page, sandbox }) => {
    if (!locks) {
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
    }
    await page.clock.install();
    const release = await delayRequests(page, /\/assets\/use-repay-[^/]*\.js$/);
    await page.goto(await sandbox.choose('repay'), { waitUntil: 'commit' });
    await expectPaintedEarly(page);
    const painted = await page.locator('main').elementHandle();
    await page.waitForFunction(() => Reflect.get(window, 'peaceEarly')?.isHydrating);
    await untilIdle(page);
    await page.clock.runFor(1000);
    await expect(page.locator('.boot')).toHaveCount(0);
    release();
    await expectInteractive(page, 'main');
    expect(await painted?.evaluate((main) => main.isConnected)).toBe(true);
  });
}

test('back to a screen whose code loads slowly shows a line about it, and then the screen', async ({
  page,
  sandbox,
}) => {
  await page.goto(await sandbox.choose('status-174'));
  // Before the app is there a link loads its page, and so does the way back.
  await expectInteractive(page, '#root button');
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page).toHaveTitle('Repayment');
  const release = await delayRequests(page, /\/assets\/use-order-details-[^/]*\.js$/);
  await page.reload();
  await expectInteractive(page, 'button');
  await page.clock.install();
  await page.goBack();
  await expect(page.locator('.boot')).toBeVisible();
  await page.clock.fastForward(8000);
  await expect(page.getByText('The connection is slow.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  release();
  await expect(page).toHaveTitle('Order Details');
});
