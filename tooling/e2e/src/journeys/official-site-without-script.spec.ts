import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, calculator, navigation, pages, unfold, views } from '../official-site-page.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('every view is readable at exactly /, by its hash', async ({ page, siteOrigin }) => {
    for (const [, hash, heading] of views) {
      await page.goto(`${siteOrigin}/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('every view is reached by its link, and every page says its address, in the language that is read', async ({
    page,
    siteOrigin,
  }) => {
    for (const folder of ['', '/en', '/fil']) {
      await page.goto(`${siteOrigin}${folder}/`);
      for (const [, hash] of views) {
        await navigation(page).locator(`a[href="${hash}"]`).click();
        expect(page.url()).toBe(`${siteOrigin}${folder}/${hash}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      for (const [, path] of pages) {
        await page.goto(siteOrigin + folder + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
          new RegExp(`[a-z]${folder}${path}$`),
        );
        await navigation(page).locator(`a[href="${folder}/#about-us"]`).click();
        expect(page.url()).toBe(`${siteOrigin}${folder}/#about-us`);
      }
      await page.getByRole('banner').getByRole('link', { name: 'Peace' }).click();
      expect(page.url()).toBe(`${siteOrigin}${folder}/#home`);
    }
  });

  test('a section of the terms is reached from their contents', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#loan-terms`);
    await page.locator('#loan-terms').getByText('Contents').click();
    await page.getByRole('link', { name: 'Late payment', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Late payment' })).toBeInViewport();
    await expect(page.getByRole('row', { name: 'From day 91' })).toContainText('2%');
  });

  test('another language is reached by a link', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/`);
    await page.getByRole('link', { name: 'Filipino' }).click();
    expect(page.url()).toBe(`${siteOrigin}/fil/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alamin muna ang babayaran bago umutang');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  });

  test('the calculator shows the worked example, and questions open', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/en/`);
    await expect(calculator(page)).toContainText('₱12,000 for 6 months at 2.5% a month');
    await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('₱13,800.00');
    await unfold(page);
    await expect(page.getByRole('region', { name: 'When you pay' })).toContainText('Month 6');
    await expect(page.getByText('an effective interest rate of 62.81% a year')).toBeVisible();
    await page.getByText('Getting the money').click();
    await expect(page.getByText('How fast do I get the money?')).toBeVisible();
  });

  test('a phone reaches every view', async ({ page, siteOrigin }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${siteOrigin}/en/`);
    for (const [, hash] of views) {
      await navigation(page).locator(`a[href="${hash}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('the forms say what to do instead', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/`);
    // By element: Playwright's text locators pass over what is in a noscript.
    const notes = page.locator('#home noscript p');
    await expect(notes).toHaveText([/^The calculator needs JavaScript/, /^This form needs JavaScript/]);
    await page.locator('#home summary', { hasText: 'Your feedback' }).click();
    for (const note of await notes.all()) await expect(note).toBeVisible();
  });
});

test('where the page’s texts do not load, what cannot work is hidden, and each form says what to do instead', async ({
  page,
  siteOrigin,
}) => {
  await page.route(/\/assets\/(?:texts|words)[.-]/, (route) => route.abort());
  await page.goto(`${siteOrigin}/`);
  await page.mouse.move(1, 1);
  await expect(page.getByLabel('Loan amount (₱)')).toBeHidden();
  await expect(calculator(page)).toContainText('₱12,000 for 6 months');
  await page.locator('#home summary', { hasText: 'Your feedback' }).click();
  await expect(page.getByText(/^The calculator needs JavaScript/)).toBeVisible();
  await expect(page.locator('#home').getByText(/^This form needs JavaScript/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
});
