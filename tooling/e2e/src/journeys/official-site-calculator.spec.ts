import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, calculator, enhanced, unfold } from '../official-site-page.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

test.describe('the calculator', () => {
  const amount = (page: Page) => page.getByLabel('Loan amount (₱)');

  for (const [kind, query, figures] of [
    ['of more than the offer', 'amount=75000&rate=2.5&period=6', '₱86,250.00'],
    ['of no round number', 'amount=5250&rate=2.5&period=6', '₱6,037.50'],
  ] as const) {
    test(`has the same figures after Back, for an amount ${kind}`, async ({ page, siteOrigin }) => {
      await page.goto(`${siteOrigin}/en/?${query}`);
      await enhanced(page);
      await expect(calculator(page)).toContainText(figures);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Loan terms' }).click();
      await expect(page).toHaveURL(/loan-terms/);
      await page.goBack();
      await enhanced(page);
      await expect(calculator(page)).toContainText(figures);
      // Past the delay of the address.
      await page.waitForTimeout(600);
      await expect(calculator(page)).toContainText(figures);
      expect(new URL(page.url()).search).toBe(`?${query}`);
    });
  }

  test('prints on a sheet of its own', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/en/?period=12#home/calculator`);
    await enhanced(page);
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await unfold(page);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'When you pay' })).toBeVisible();
    // The inputs are on the paper too.
    for (const field of [amount(page), page.getByLabel('Months', { exact: true })]) await expect(field).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
