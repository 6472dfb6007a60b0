import { expect, test } from '../fixtures.ts';
import { campaign, fillIn, phone, PHONE, send } from '../promo-page.ts';
import { expectAccessible, expectFits, expectPicturesLoaded } from '../page-checks.ts';

for (const endpoint of ['trackVisit', 'trackClick', 'getCampaign'] as const) {
  test(`a ${endpoint} that hangs delays nothing`, async ({ page, promoOrigin, sandbox }) => {
    await sandbox.control('faults', { endpoint, kind: 'hang' });
    await page.goto(`${promoOrigin}/promotion?id=2`);
    await fillIn(page, sandbox);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page).toHaveURL(/#\/downloadTemplate/);
  });
}

test('a hostile template changes nothing but words', async ({ page, promoOrigin, sandbox }) => {
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

for (const scenario of [
  'registration',
  'registration-campaign',
  'registration-store',
  'registration-unreadable-look',
]) {
  test(`${scenario} has no accessibility violation, in light and dark, at any width`, async ({
    page,
    promoOrigin,
    sandbox,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of colorScheme === 'dark' ? [320, 1280] : [390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(promoOrigin + (await sandbox.choose(scenario)));
        await expect.poll(() => sandbox.requests('getCampaign')).not.toHaveLength(0);
        await expectPicturesLoaded(page);
        await expectAccessible(page);
        await expectFits(page);
      }
    }
  });
}

/** Adds up the layout shifts of a page. */
function addUpShifts() {
  const moved = { total: 0 };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.total += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const lang of ['original', 'en', 'fil']) {
  test(`next to nothing moves when a campaign arrives, at any width (${lang})`, async ({ page, promoOrigin }) => {
    await page.addInitScript(addUpShifts);
    for (const [width, id] of [320, 390, 768, 1280].flatMap((each) => [[each, 2] as const, [each, 6] as const])) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${promoOrigin}/promotion?id=${id}&lang=${lang}`);
      await expect(page.getByRole('button', { name: id === 2 ? 'Get started' : 'Start here' })).toBeVisible();
      await expect(page.locator('.promo-hero__image')).toBeVisible();
      await expectPicturesLoaded(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const { total } = await page.evaluate(() => Reflect.get(window, 'moved'));
      // 0 nearly always; a busy machine can paint a line of text before its last width. Without the room it is 0.05.
      expect(total, `${width} px, campaign ${id}`).toBeLessThan(0.02);
    }
  });
}

test('the agreement is read and left with the form still filled', async ({ page, promoOrigin }) => {
  await page.goto(`${promoOrigin}/promotion?${campaign}`);
  await phone(page).fill(PHONE);
  await page.getByRole('link', { name: 'Read the registration agreement' }).click();
  await expect(page).toHaveURL(`${promoOrigin}/promotion?${campaign}#/agreementTemplate?${campaign}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration agreement');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(phone(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back to registration' }).first().click();
  await expect(phone(page)).toHaveValue(PHONE);
  await expect(page.getByRole('link', { name: 'Read the registration agreement' })).toBeFocused();
});

test('the language can be changed, is kept, and takes nothing away', async ({ page, promoOrigin }) => {
  await page.goto(`${promoOrigin}/promotion?${campaign}`);
  await phone(page).fill(PHONE);
  await page.getByRole('radio', { name: 'Filipino' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Kunin ang code' })).toBeVisible();
  await expect(phone(page)).toHaveValue(PHONE);
  expect(new URL(page.url()).searchParams.get('UC')).toBe('uc1');
  await page.goto(`${promoOrigin}/promotion?id=1`);
  await expect(page.getByRole('button', { name: 'Kunin ang code' })).toBeVisible();
});
