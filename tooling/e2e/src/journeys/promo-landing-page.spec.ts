import { expect, test } from '../fixtures.ts';
import { campaign, phone, send } from '../promo-page.ts';
import { expectAccessible, expectFits, expectPicturesLoaded } from '../page-checks.ts';

test('a hostile template changes only texts', async ({ page, promoOrigin, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', () => asked.push('a dialog'));
  await page.goto(promoOrigin + (await sandbox.choose('registration-hostile')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror="alert(document.domain)">');
  await expect(send(page)).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith(`${promoOrigin}/`))).toEqual([]);
  await expect(page.locator('.promo')).not.toHaveAttribute('style');
});

for (const scenario of ['registration-campaign', 'registration-unreadable-look']) {
  test(`${scenario} has no accessibility violation, in light and dark, at any width`, async ({
    page,
    promoOrigin,
    sandbox,
  }) => {
    await page.goto(promoOrigin + (await sandbox.choose(scenario)));
    await expect.poll(() => sandbox.requests('getCampaign')).not.toHaveLength(0);
    for (const [colorScheme, width] of [
      ['light', 390],
      ['light', 768],
      ['dark', 320],
      ['dark', 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectPicturesLoaded(page);
      await expectAccessible(page);
      await expectFits(page);
    }
  });
}

test('an agreement opened by its address leads to the form, not back to another page', async ({
  page,
  promoOrigin,
  siteOrigin,
}) => {
  await page.goto(siteOrigin);
  await page.goto(`${promoOrigin}/promotion?${campaign}#/agreementTemplate`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration agreement');
  await expect(page.getByRole('link', { name: 'Back to registration' }).first()).toHaveAttribute('href', /utm_tag=nov/);
  await page.getByRole('link', { name: 'Back to registration' }).first().click();
  await expect(page).toHaveURL(`${promoOrigin}/promotion?${campaign}#/?${campaign}`);
  await expect(phone(page)).toBeInViewport();
});
