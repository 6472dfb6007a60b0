import { expect, test } from '../fixtures.ts';
import { layoutShift, watchLayoutShifts } from '../layout-shifts.ts';
import { expectPicturesLoaded } from '../page-checks.ts';

for (const lang of ['original', 'en', 'fil']) {
  test(`nothing moves when a campaign arrives, at any size (${lang})`, async ({ page, promoOrigin }) => {
    await watchLayoutShifts(page);
    const sizes = [
      [320, 844],
      [390, 844],
      [768, 844],
      [1280, 844],
      [1280, 600],
    ] as const;
    for (const [width, height, id] of sizes.flatMap((size) => [[...size, 2] as const, [...size, 6] as const])) {
      await page.setViewportSize({ width, height });
      await page.goto(`${promoOrigin}/promotion?id=${id}&lang=${lang}`);
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: id === 2 ? 'Bayani Cash for payday week' : 'Stock up your sari-sari store',
        }),
      ).toBeVisible();
      await expect(page.locator('.promo-hero__image')).toBeVisible();
      await expectPicturesLoaded(page);
      expect(await layoutShift(page), `${width}×${height}, campaign ${id}`).toBe(0);
    }
  });
}
