import { expect, test } from '../fixtures.ts';
import { campaign, enterCode, fillIn, requestCode } from '../promo-page.ts';

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

test('a campaign’s visit is counted, and its registration announced to the campaign’s script', async ({
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
  const tracked = { page_id: '1', user_from: 'fb', page_type: '1', utm_tag: 'nov', app_from: 'h5' };
  expect((await sandbox.requests('trackVisit'))[0]?.query).toMatchObject({
    ...tracked,
    client_type: expect.stringMatching(/^(ios|android)$/),
  });
  await fillIn(page, sandbox);
  await enterCode(page, sandbox);
  await expect(page).toHaveURL(`${promoOrigin}/promotion?${campaign}#/downloadTemplate?${campaign}`);
  expect(await page.evaluate(() => Reflect.get(window, 'notified'))).toEqual([
    ['event', { UC: 'uc1' }],
    ['uctrack', 'uc1'],
  ]);
});
