import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerForTheCompany, calculator, enhanced, unfold } from '../official-site-page.ts';

test.beforeEach(({ context }) => answerForTheCompany(context));

test.describe('the calculator', () => {
  const result = (page: Page) => page.getByRole('region', { name: /^(Result|Your estimate)$/ });
  const amount = (page: Page) => page.getByLabel('Loan amount (₱)');
  const period = (page: Page) => page.getByLabel('Period', { exact: true });

  test('asks for what is missing, and for numbers, in the specification’s words', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#home/calculator`);
    await enhanced(page);
    await amount(page).fill('12a');
    await period(page).fill('');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Please Enter a number!')).toHaveCount(1);
    await expect(page.getByText('Please provide complete information!')).toBeVisible();
    await expect(amount(page)).toBeFocused();
    await expect(result(page)).not.toContainText('₱');
  });

  test('shows both formulas and their results', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/#home/calculator`);
    await enhanced(page);
    await unfold(page);
    await amount(page).fill('10000');
    await page.getByLabel('Rate (% per period)').fill('3.5');
    await period(page).fill('4.6');
    await expect(result(page)).toContainText('₱1,750.00');
    await expect(calculator(page)).toContainText('amount × rate × rounded period ÷ 100');
    await expect(result(page)).toContainText('₱11,610.00');
    await expect(calculator(page)).toContainText('amount + amount × (rate ÷ 100) × period');
  });

  test('keeps its results beside the notice, for every period, and reads a decimal comma', async ({
    page,
    siteOrigin,
  }) => {
    await page.goto(`${siteOrigin}/#home/calculator`);
    await enhanced(page);
    await period(page).fill('2');
    await expect(page.getByText('This runs for 61 days. Our loans run for 91 to 365 days.')).toBeVisible();
    await expect(result(page)).toContainText('₱12,600.00');
    await page.getByLabel('Rate (% per period)').fill('3,5');
    await expect(result(page)).toContainText('₱12,840.00');
    await page.getByLabel('Rate (% per period)').fill('2,500');
    await expect(page.getByText('The rate is 2,500% for each period. Is that the rate you mean?')).toBeVisible();
    await expect(result(page)).toContainText('₱612,000.00');
  });

  test('can be used by keyboard, and its URL opens the same calculation', async ({ page, siteOrigin }) => {
    await page.goto(`${siteOrigin}/en/?utm_tag=a#home/calculator`);
    await enhanced(page);
    await page.getByLabel('Months', { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('9');
    await expect(result(page)).toContainText('₱14,700.00');
    await expect(page).toHaveURL(`${siteOrigin}/en/?utm_tag=a&amount=12000&rate=2.5&period=9#home/calculator`);
    await page.reload();
    await expect(result(page)).toContainText('₱14,700.00');
    await unfold(page);
    await page.locator('.schedule summary').click();
    await expect(page.getByRole('region', { name: 'When you pay' }).getByRole('row')).toHaveCount(10);
  });

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
