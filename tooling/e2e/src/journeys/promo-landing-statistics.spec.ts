import { expect, test } from '../fixtures.ts';
import { consentQuestion, expectConsentQuestion, expectInteractive } from '../page-checks.ts';
import { campaign, phone, PHONE, send, toast, typeCaptcha } from '../promo-page.ts';
import { serveConfigured } from '../serve-app.ts';

const STATS_URL = 'https://stats.example.ph/collect';

test('statistics: nothing before consent, then pages and steps, never typed text', async ({
  page,
  runningSandbox,
  sandbox,
}) => {
  const bodies: string[] = [];
  await page.route(STATS_URL, (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  const env = { PEACE_ORIGIN: runningSandbox.origin };
  await serveConfigured('promo-landing', { statsUrl: STATS_URL }, env, async (origin) => {
    await page.goto(`${origin}/promotion?${campaign}`);
    await expectInteractive(page, 'button');
    await expect(consentQuestion(page)).toHaveCount(0);
    await expectConsentQuestion(page);
    await phone(page).fill(PHONE);
    expect(bodies).toEqual([]);
    await page.getByRole('button', { name: 'Allow' }).click();
    await typeCaptcha(page, sandbox);
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
    await page.mouse.move(1, 1);
    await expect(consentQuestion(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Stop counting' }).click();
    const before = bodies.length;
    await page.getByRole('link', { name: 'Read the registration agreement' }).click();
    await expect(page.getByRole('heading', { name: 'Registration agreement' })).toBeVisible();
    expect(bodies).toHaveLength(before);
  });
});
