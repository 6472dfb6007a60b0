import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, calculator, enhanced, navigation, pages, views } from '../official-site-page.ts';
import { enlargeText, expectAccessible, expectFits } from '../page-checks.ts';

/** Follows a link of the navigation, which a phone folds. */
async function goToView(page: Page, name: string) {
  await enhanced(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await navigation(page).getByRole('link', { name }).click();
}

test.beforeEach(({ context }) => answerForTheCompany(context));

for (const [, path, heading] of [['Home', '/', views[0][2]] as const, ...pages]) {
  test(`${path} opens without an accessibility violation, and fits 320 pixels with text twice as large`, async ({
    page,
    siteOrigin,
  }) => {
    await page.goto(siteOrigin + path);
    await enhanced(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page, { exclude: 'iframe' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await enlargeText(page);
    await expectFits(page);
  });
}

test('each view of the specification opens by its hash', async ({ page, siteOrigin }) => {
  for (const [, hash, heading] of views) {
    await page.goto('about:blank');
    await page.goto(`${siteOrigin}/${hash}`);
    await enhanced(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('navigation and foot lead to the views and pages, and back goes back', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/`);
  for (const [name, hash, heading] of views.slice(1)) {
    await goToView(page, name);
    await expect(page).toHaveURL(`${siteOrigin}/${hash}`);
    await expect(page).toHaveTitle(`${name} – Peace`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click();
  await expect(page).toHaveURL(`${siteOrigin}/complaints/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Calculator' }).click();
  await expect(page).toHaveURL(`${siteOrigin}/#home/calculator`);
  await page.goBack();
  await expect(page).toHaveURL(`${siteOrigin}/complaints/`);
});

test.describe('the first view', () => {
  const headline = 'Know what your loan costs before you take it';

  test('of a phone says what it is, what it costs, and leads to the app', async ({ page, siteOrigin }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${siteOrigin}/en/`);
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeInViewport({ ratio: 1 });
    await expect(calculator(page)).toBeInViewport({ ratio: 1 });
    const app = page.locator('.hero').getByRole('link', { name: 'Get the app', exact: true });
    await expect(app).toBeInViewport({ ratio: 1 });
    await expect(app).toHaveAttribute('href', '#home/app');
    await expect(page.locator('.hero').getByRole('link', { name: 'Google Play' })).toBeHidden();
    for (const field of ['Loan amount (₱)', 'Months', 'Interest (% a month)']) {
      await expect(page.getByLabel(field, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  });

  test.describe('of a computer', () => {
    test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

    test('has a QR code instead, and the navigation unfolded', async ({ page, siteOrigin }) => {
      await page.goto(`${siteOrigin}/en/`);
      const code = page.locator('.hero').getByRole('img', { name: /^QR code/ });
      await expect(code).toBeInViewport({ ratio: 1 });
      await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByRole('img', { name: /^The app before you confirm/ })).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
      await expect(navigation(page).getByRole('link')).toHaveCount(4);
    });

    for (const path of ['/', '/en/', '/fil/']) {
      test(`has the code and both stores whole at every size: ${path}`, async ({ page, siteOrigin }) => {
        await page.goto(siteOrigin + path);
        for (const [width, height] of [
          [1280, 600],
          [1366, 650],
          [1440, 900],
          [1920, 1080],
          [1024, 768],
        ] as const) {
          await page.setViewportSize({ width, height });
          const size = `${width}×${height}`;
          await expect(page.locator('.hero .get-app-code'), size).toBeInViewport({ ratio: 1 });
          for (const store of ['App Store', 'Google Play']) {
            await expect(page.locator('.hero').getByRole('link', { name: store }), size).toBeInViewport({ ratio: 1 });
          }
          await expectFits(page, size);
        }
      });
    }
  });
});

test('where the page’s texts do not load, the menu leads to the links at its foot', async ({ page, siteOrigin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/(?:texts|words)[.-]/, (route) => route.abort());
  await page.goto(`${siteOrigin}/en/`);
  await page.locator('.menu-button').click();
  await expect(page).toHaveURL(/#site-map$/);
  await expect(page.locator('#site-map')).toBeInViewport();
});

test('the company’s policy is framed, and linked beside it', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/#privacy-policy`);
  await expect(page.getByRole('link', { name: 'Read the privacy notice' })).toHaveAttribute('href', '/privacy/');
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('heading', { name: 'The company’s policy' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the privacy policy' });
  expect(await link.getAttribute('href')).toBe(await frame.getAttribute('src'));
});
