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

  test('has an address of its own, which names its translations', async ({ page, siteOrigin }) => {
    for (const [path, lang] of [
      ['/', 'en-PH'],
      ['/en/', 'en-PH'],
      ['/fil/', 'fil-PH'],
    ] as const) {
      const response = await page.goto(`${siteOrigin}${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(page.url()).toBe(`${siteOrigin}${path}`);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`[a-z]${path}$`));
      await expect(page.locator('link[hreflang="fil-PH"]')).toHaveAttribute('href', /\/fil\/$/);
      // The company is a sample.
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
  });

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

  test('changes in place on a page of its own', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/privacy/#privacy-policy/3`);
    await enhanced(page);
    await choose(page, 'Filipino');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patakaran sa Privacy');
    await expect(page).toHaveURL(`${siteOrigin}/fil/privacy/#privacy-policy/3`);
  });

  test('of an older address is moved to its own', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/?lang=fil&utm_tag=a`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(filipino);
    await expect(page).toHaveURL(`${siteOrigin}/fil/?utm_tag=a`);
  });

  test('changes without losing the other parameters, or what was typed', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/?utm_tag=a&amount=5000#home/calculator`);
    await enhanced(page);
    await page.locator('#home summary', { hasText: 'Your feedback' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Kumusta');
    await choose(page, 'Filipino');
    await expect(page).toHaveURL(`${siteOrigin}/fil/?utm_tag=a&amount=5000&rate=2.5&period=6#home/calculator`);
    await expect(page.getByLabel('Halaga ng loan (₱)')).toHaveValue('5,000');
    await expect(page.getByRole('textbox', { name: 'Mensahe' })).toHaveValue('Kumusta');
  });
});
