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
});
