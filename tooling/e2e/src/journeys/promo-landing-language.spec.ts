import { expect, test } from '../fixtures.ts';
import { campaign, phone, PHONE } from '../promo-page.ts';
import { expectPicturesLoaded } from '../page-checks.ts';

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
