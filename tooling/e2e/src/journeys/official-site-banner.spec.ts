import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany } from '../official-site-page.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

test.describe('the banner', () => {
  const slides = ['Decided within 1 day', '91 to 365 days', 'Every amount, before you accept'] as const;
  const banner = (page: Page) => page.getByRole('group', { name: 'What to expect' });
  const slide = (page: Page, name: string) => banner(page).getByRole('group', { name, exact: true });

  test('is still when motion is unwanted, and can be set going', async ({ page, siteOrigin }) => {
    await page.clock.install();
    await page.goto(`${siteOrigin}/`);
    await banner(page).scrollIntoViewIfNeeded();
    const play = banner(page).getByRole('button', { name: 'Play the banner' });
    // Paused by now: the prerendered page cannot know the motion preference.
    await expect(play).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(slide(page, slides[0])).toBeInViewport({ ratio: 0.5 });
    await play.click();
    await page.getByRole('heading', { level: 2, name: 'How it works' }).click();
    await banner(page).scrollIntoViewIfNeeded();
    // The page has time to notice that it was left alone; from then it counts.
    await page.clock.runFor(50);
    await page.clock.runFor(3_000);
    await expect(slide(page, slides[1])).toBeInViewport({ ratio: 0.5 });
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('goes on every 3 s until it is paused, and can be swiped', async ({ page, siteOrigin }) => {
      await page.clock.install();
      await page.goto(`${siteOrigin}/`);
      await banner(page).scrollIntoViewIfNeeded();
      await expect(banner(page).getByRole('button', { name: 'Pause the banner' })).toBeVisible();
      await page.clock.runFor(50);
      await page.clock.runFor(3_000);
      await expect(slide(page, slides[1])).toBeInViewport({ ratio: 0.5 });
      await banner(page).getByRole('button', { name: 'Pause the banner' }).click();
      await slide(page, slides[2]).evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await expect(banner(page).getByRole('button', { name: slides[2] })).toHaveAttribute('aria-current', 'true');
    });
  });
});
