import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, calculator, navigation, views } from '../official-site-page.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('every view is readable at exactly /, by its hash', async ({ page, siteOrigin }) => {
    for (const [, hash, heading] of views) {
      await page.goto(`${siteOrigin}/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('a section of the terms is reached from their contents', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#loan-terms`);
    await page.locator('#loan-terms').getByText('Contents').click();
    await page.getByRole('link', { name: 'Late payment', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Late payment' })).toBeInViewport();
    await expect(page.getByRole('row', { name: 'From day 91' })).toContainText('2%');
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
