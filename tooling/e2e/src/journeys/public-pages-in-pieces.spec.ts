import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { layoutShift, watchLayoutShifts } from '../layout-shifts.ts';
import { answerForTheCompany } from '../official-site-page.ts';
import { serveInPieces } from '../serve-in-pieces.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

/** Waits until the page has painted what has arrived, or has had half a second for it. */
async function paintWhatIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body !== null, undefined, { polling: 20 });
  await page.evaluate(async () => {
    const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, 500))]);
  });
}

for (const mark of ['<input type="radio"', '<ul class="promo-chips"']) {
  test(`nothing of the campaign page moves when it arrives in two pieces, cut at ${mark}`, async ({
    page,
    promoOrigin,
  }) => {
    await watchLayoutShifts(page);
    await page.setViewportSize({ width: 320, height: 844 });
    await serveInPieces(promoOrigin, mark, async ({ origin, release }) => {
      await page.goto(`${origin}/promotion?lang=fil`, { waitUntil: 'commit' });
      await paintWhatIsThere(page);
      release();
      await expect(page.getByRole('button', { name: 'Kunin ang code' })).toBeVisible();
      await page.waitForLoadState();
      await page.getByLabel('Ang mobile number mo').fill('1');
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

for (const mark of ['<nav class="languages"', '<section id="home/calculator"']) {
  test(`nothing of the site moves when it arrives in two pieces, cut at ${mark}, and is hydrated`, async ({
    page,
    siteOrigin,
  }) => {
    await watchLayoutShifts(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    await serveInPieces(siteOrigin, mark, async ({ origin, release }) => {
      await page.goto(`${origin}/en/`, { waitUntil: 'commit' });
      await paintWhatIsThere(page);
      // Chromium takes the first input when it has painted, which it puts off for some seconds while the rest does not come.
      await page.mouse.move(1, 1);
      release();
      await page.waitForLoadState();
      await page.mouse.move(2, 2);
      await expect(page.locator('#site-nav [aria-current=page]')).toHaveCount(1);
      expect(await layoutShift(page)).toBe(0);
    });
  });
}
