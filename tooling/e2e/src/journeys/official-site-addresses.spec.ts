import { expect, test } from '../fixtures.ts';
import { answerForTheCompany } from '../official-site-page.ts';
import { expectAccessible } from '../page-checks.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

test.describe('an unknown address', () => {
  test('says so, with a way home', async ({ page, siteOrigin }) => {
    const response = await page.goto(`${siteOrigin}/loans`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find this page');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what your loan costs before you take it');
  });

  test('says so in the language of its folder', async ({ page, siteOrigin }) => {
    const response = await page.goto(`${siteOrigin}/fil/loans`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walang ganitong page');
    await page.getByRole('link', { name: 'Pumunta sa home' }).click();
    expect(page.url()).toBe(`${siteOrigin}/fil/`);
  });
});

test('the files that home screens and shared links ask for are there', async ({ page, siteOrigin }) => {
  await page.goto(`${siteOrigin}/`);
  const manifest = await (await page.request.get(`${siteOrigin}/manifest.webmanifest`)).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...icons, '/brand/apple-touch-icon.png', '/favicon.svg', '/og.png', '/sitemap.xml']) {
    const answer = await page.request.get(`${siteOrigin}${path}`);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).not.toContain('text/html');
  }
});
