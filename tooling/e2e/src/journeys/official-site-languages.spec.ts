import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, enhanced } from '../official-site-page.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

test.describe('a language', () => {
  const filipino = 'Alamin muna ang babayaran bago umutang';
  const choose = (page: Page, name: string) =>
    page
      .getByLabel(/^(Language|Wika)$/)
      .getByRole('link', { name })
      .click();

  test('is kept for later visits, and the address says it', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#loan-terms`);
    await enhanced(page);
    await choose(page, 'Filipino');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mga tuntunin at kondisyon ng loan');
    await expect(page).toHaveURL(`${siteOrigin}/fil/#loan-terms`);
    await page.goto(`${siteOrigin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(filipino);
    await expect(page).toHaveURL(`${siteOrigin}/fil/`);
  });

  test('of an older address is moved to its own', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/?lang=fil&utm_tag=a`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(filipino);
    await expect(page).toHaveURL(`${siteOrigin}/fil/?utm_tag=a`);
  });
});
