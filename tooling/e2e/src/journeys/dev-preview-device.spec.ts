import { desktop, inPhone } from '../dev-preview-page.ts';
import { opened } from '../dev-preview-fixtures.ts';
import { expect, test } from '../fixtures.ts';

test.use({ ...desktop, reducedMotion: 'no-preference' });

test.describe('the shell’s side', () => {
  test.slow();
  test('a page that fills the screen keeps clear of the notch and the home indicator', async ({
    page,
    devPreviewOrigin,
  }) => {
    await opened(page, `${devPreviewOrigin}/testPreview#scenario=status-174`);
    const button = inPhone(page).getByRole('link', { name: 'Repayment' });
    const top = inPhone(page).getByRole('banner').first();
    const below = async () => {
      const box = await button.evaluate((element) => element.getBoundingClientRect().bottom);
      return inPhone(page)
        .locator('html')
        .evaluate((root, bottom) => root.clientHeight - bottom, box);
    };
    const before = await below();
    await page.getByLabel('Safe-area guides').check();
    await expect.poll(below).toBe(before + 34);
    await expect(top).toHaveCSS('padding-top', '47px');
    await page.getByLabel('Screen', { exact: true }).selectOption('320x568');
    await expect.poll(below).toBe(before);
    await expect(top).toHaveCSS('padding-top', '20px');
    await page.getByLabel('Safe-area guides').uncheck();
    await expect(top).toHaveCSS('padding-top', '0px');
  });

  test('a page is told that its reader wants less motion, by its styles and by its script', async ({
    page,
    devPreviewOrigin,
  }) => {
    await opened(page, `${devPreviewOrigin}/testPreview#scenario=status-174`);
    const root = inPhone(page).locator('html');
    const asked = () =>
      root.evaluate(() => ({
        script: matchMedia('(prefers-reduced-motion: reduce)').matches,
        other: matchMedia('(prefers-reduced-motion: no-preference)').matches,
        told: document.documentElement.dataset['told'],
      }));
    await root.evaluate((element) => {
      matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => {
        element.dataset['told'] = String(matches);
      });
    });
    expect(await asked()).toEqual({ script: false, other: true, told: undefined });
    const duration = () =>
      root.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--van-duration-base').trim());
    // The heading is there before the page's styles are: it is painted early.
    await expect.poll(duration).not.toBe('');
    const moving = await duration();
    await page.getByLabel('Reduced motion').selectOption('reduced');
    await expect.poll(asked).toEqual({ script: true, other: false, told: 'true' });
    await expect.poll(duration).not.toBe(moving);
    await page.getByLabel('Reduced motion').selectOption('system');
    await expect.poll(asked).toEqual({ script: false, other: true, told: 'false' });
    await expect.poll(duration).toBe(moving);
  });
});
