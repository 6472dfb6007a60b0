import { noCampaign } from '@peace/campaign';
import { campaignLink } from '@peace/campaign/link-builder';
import { expect, test as base } from '../fixtures.ts';
import { campaign, fillIn, phone, PHONE, register, REGISTERED, send, toast, typeCaptcha } from '../promo-page.ts';
import { readQrCode } from '../read-barcode.ts';
import { serveBuiltWith } from '../serve-app.ts';

const test = base.extend<object, { readonly countingOrigin: string }>({
  /** promo-landing as it is built where visits are counted. */
  countingOrigin: [
    ({ runningSandbox }, use) =>
      serveBuiltWith('promo-landing', { VITE_STATS_URL: STATS_URL }, { PEACE_ORIGIN: runningSandbox.origin }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const STATS_URL = 'https://stats.example.ph/collect';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';

const sent = {
  ...noCampaign,
  id: '2',
  user_from: 'fb',
  app_from: 'h5',
  utm_tag: 'payday & more',
  invite_code: 'inv',
  links_id: 'l1',
  down_id: 'd1',
  UC: 'uc1',
};

test.describe('a campaign is followed from its link to the store with its parameters', () => {
  test.describe('on Android', () => {
    test.use({ userAgent: ANDROID });

    test('all eight arrive in Google Play’s referrer, which the installed app reads', async ({
      page,
      promoOrigin,
      sandbox,
    }) => {
      await page.goto(campaignLink(promoOrigin, sent));
      await expect(page.getByRole('heading', { name: 'Bayani Cash for payday week' })).toBeVisible();
      await fillIn(page, sandbox);
      await register(page).click();
      await expect(page.getByText('You are registered.')).toBeVisible();
      await page.route('https://play.google.com/**', (route) => route.fulfill({ body: 'The store' }));
      await page.getByRole('link', { name: 'Open Google Play' }).click();
      await page.waitForURL('https://play.google.com/**');
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('id')).toBe('com.example.sample');
      expect(Object.fromEntries(new URLSearchParams(searchParams.get('referrer') ?? ''))).toEqual({
        utm_source: 'fb',
        utm_medium: 'h5',
        utm_campaign: 'payday & more',
        ...sent,
      });
    });

    test('who is registered already opens the app, with the store as the link’s own fallback', async ({
      page,
      promoOrigin,
      sandbox,
    }) => {
      await page.goto(campaignLink(promoOrigin, sent));
      await phone(page).fill(REGISTERED);
      await typeCaptcha(page, sandbox);
      await send(page).click();
      await expect(page.getByText('This number is registered already.')).toBeVisible();
      const href = (await page.getByRole('link', { name: 'Open the app', exact: true }).getAttribute('href')) ?? '';
      const [, fallback = ''] =
        /^intent:\/\/#Intent;scheme=peace;S\.browser_fallback_url=([^;]+);end$/.exec(href) ?? [];
      expect(new URL(decodeURIComponent(fallback)).searchParams.get('referrer')).toContain('utm_campaign=payday');
    });
  });

  test.describe('on iOS', () => {
    test.use({ userAgent: IPHONE });

    test('the campaign token arrives in the App Store beside the provider’s', async ({ page, promoOrigin }) => {
      await page.goto(`${promoOrigin}/promotion?id=2&user_from=fb&utm_tag=nov#/downloadTemplate`);
      const store = page.getByRole('link', { name: 'Open the App Store' });
      await expect(store).toHaveAttribute('href', /[?&]pt=\d+&mt=8&ct=2\.fb\.nov$/);
      await expect(page.getByRole('link', { name: 'Open Google Play' })).toHaveCount(0);
    });

    test('an app that does not open leads to the store', async ({ page, promoOrigin, sandbox }) => {
      await page.route('https://apps.apple.com/**', (route) => route.fulfill({ body: 'The store' }));
      await page.goto(campaignLink(promoOrigin, sent));
      await phone(page).fill(REGISTERED);
      await typeCaptcha(page, sandbox);
      await send(page).click();
      await page.getByRole('link', { name: 'Open the app', exact: true }).click();
      await page.waitForURL(/^https:\/\/apps\.apple\.com\/.*ct=2\.fb\./);
    });
  });

  test('from a computer to the phone by the code, which is the download page with the campaign', async ({
    page,
    promoOrigin,
  }) => {
    await page.goto(`${promoOrigin}/promotion#/downloadTemplate?${campaign}`);
    const code = page.getByRole('img', { name: 'QR code of this page' });
    await expect(code).toBeVisible();
    const text = await readQrCode(page.locator('.promo-qr'));
    expect(text).toBe(`${promoOrigin}/promotion?${campaign}#/downloadTemplate`);
  });
});

test('no session parameter is read, kept or passed on', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?${campaign}&sessionId=se-1&userId=u-1&mobilePhone=0917&merchantNumber=m-1`);
  await phone(page).fill(PHONE);
  await typeCaptcha(page, sandbox);
  for (const endpoint of ['trackVisit', 'getCampaign', 'openRegistration']) {
    for (const { query } of await sandbox.requests(endpoint)) {
      expect(query).toMatchObject({ merchantNumber: '0' });
      expect(Object.keys(query)).not.toEqual(expect.arrayContaining(['sessionId']));
    }
  }
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('se-1');
  await page.getByRole('link', { name: 'Read the registration agreement' }).click();
  expect(new URL(page.url()).hash).not.toContain('sessionId');
});

test('statistics: nothing before the visitor agrees, then pages and steps, never what was typed', async ({
  page,
  countingOrigin,
  sandbox,
}) => {
  const bodies: string[] = [];
  await page.route(STATS_URL, (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${countingOrigin}/promotion?${campaign}`);
  await expect(page.getByRole('region', { name: 'May we count your visit?' })).toBeVisible();
  await phone(page).fill(PHONE);
  await typeCaptcha(page, sandbox);
  expect(bodies).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await send(page).click();
  await expect(toast(page, '验证码已发送，请在手机上查看！')).toBeVisible();
  await expect
    .poll(() => bodies.map((body): unknown => JSON.parse(body)))
    .toEqual([
      { app: 'promo-landing', event: 'page-view', page: 'registration' },
      { app: 'promo-landing', event: 'step', funnel: 'registration', step: 'code' },
    ]);
  // The answer is kept; taken back, nothing is sent any more.
  await page.reload();
  await expect(page.getByRole('region', { name: 'May we count your visit?' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop counting' }).click();
  const before = bodies.length;
  await page.getByRole('link', { name: 'Read the registration agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Registration agreement' })).toBeVisible();
  expect(bodies).toHaveLength(before);
});

test('a campaign’s link becomes a registered borrower, and carries all its parameters to the store', async ({
  page,
  promoOrigin,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const notified: unknown[] = [];
    Object.assign(window, { notified, uctrack: { completed: (UC: unknown) => notified.push(['uctrack', UC]) } });
    window.addEventListener('registration-complete', (event) => {
      notified.push(['event', event instanceof CustomEvent ? event.detail : null]);
    });
  });
  await page.goto(`${promoOrigin}/promotion?${campaign}`);
  await expect.poll(() => sandbox.requests('trackVisit')).toHaveLength(1);
  await fillIn(page, sandbox);
  await register(page).click();
  await expect(toast(page, '注册成功')).toBeVisible();
  await expect(page).toHaveURL(`${promoOrigin}/promotion?${campaign}#/downloadTemplate?${campaign}`);
  expect(await page.evaluate(() => Reflect.get(window, 'notified'))).toEqual([
    ['event', { UC: 'uc1' }],
    ['uctrack', 'uc1'],
  ]);

  const [visit] = await sandbox.requests('trackVisit');
  const tracked = { page_id: '1', user_from: 'fb', page_type: '1', utm_tag: 'nov', app_from: 'h5' };
  expect(visit?.query).toMatchObject({ ...tracked, client_type: expect.stringMatching(/^(ios|android)$/) });
  const clicks = await sandbox.requests('trackClick');
  expect(clicks.map(({ query }) => query)).toEqual([expect.objectContaining({ ...tracked, phone: PHONE })]);
  // One merchant: the query of each call agrees with the registration's payload.
  for (const endpoint of [
    'getCampaign',
    'trackVisit',
    'openRegistration',
    'getCaptcha',
    'sendSmsCode',
    'trackClick',
    'register',
  ]) {
    for (const { query } of await sandbox.requests(endpoint)) expect(query['merchantNumber'], endpoint).toBe('0');
  }
  const [request] = await sandbox.requests('register');
  const sid = request?.payload['sid'];
  expect(request?.payload).toEqual({
    phone: PHONE,
    userName: PHONE,
    merchantNumber: '0',
    capcode: expect.stringMatching(/^\w{4}$/),
    smsCode: expect.stringMatching(/^\d{6}$/),
    sid,
    deviceId: sid,
    appName: 'Peace',
    invite_code: 'inv',
    user_from: 'fb',
    id: '1',
    app_from: 'h5',
    utm_tag: 'nov',
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Download the app' })).toBeVisible();
  await expect.poll(() => sandbox.requests('trackVisit')).toHaveLength(2);
});
