import { expect, test } from '../fixtures.ts';
import { campaign, enterCode, fillIn, PHONE, requestCode, toast } from '../promo-page.ts';

test('no session parameter is read, kept or passed on', async ({ page, promoOrigin, sandbox }) => {
  await page.goto(`${promoOrigin}/promotion?${campaign}&sessionId=se-1&userId=u-1&mobilePhone=0917&merchantNumber=m-1`);
  await requestCode(page, sandbox);
  for (const endpoint of ['trackVisit', 'getCampaign', 'openRegistration']) {
    for (const { query } of await sandbox.requests(endpoint)) {
      expect(query).toMatchObject({ merchantNumber: 'cjxjx' });
      expect(Object.keys(query)).not.toEqual(expect.arrayContaining(['sessionId']));
    }
  }
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('se-1');
  await page.getByRole('link', { name: 'Read the registration agreement' }).click();
  expect(new URL(page.url()).hash).not.toContain('sessionId');
});

test('a campaign’s link leads to a registration, and all its parameters reach the store', async ({
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
  await enterCode(page, sandbox);
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
  // The registration's payload has a merchant of its own.
  for (const endpoint of [
    'getCampaign',
    'trackVisit',
    'openRegistration',
    'getCaptcha',
    'sendSmsCode',
    'trackClick',
    'register',
  ]) {
    for (const { query } of await sandbox.requests(endpoint)) expect(query['merchantNumber'], endpoint).toBe('cjxjx');
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
