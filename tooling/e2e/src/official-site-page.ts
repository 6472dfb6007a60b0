import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Each view: its link, its hash, its heading. */
export const views = [
  ['Home', '#home', 'A loan whose whole cost you see first'],
  ['About us', '#about-us', 'About us'],
  ['Privacy Policy', '#privacy-policy', 'Privacy Policy'],
  ['Loan terms and conditions', '#loan-terms', 'Loan terms and conditions'],
] as const;

export const navigation = (page: Page) => page.getByRole('navigation', { name: /^(Main|Main menu|Pangunahing menu)$/ });

/** Each page beside the one at `/`: its name, its path, its heading in the original wording. */
export const pages = [
  ['About us', '/about/', 'About us'],
  ['Complaints', '/complaints/', 'Complaints'],
  ['Privacy Policy', '/privacy/', 'Privacy Policy'],
  ['Loan terms and conditions', '/loan-terms/', 'Loan terms and conditions'],
] as const;

/** The page is interactive once React has added the link that skips to the content. */
export async function enhanced(page: Page): Promise<void> {
  // It hydrates at the first sign of a visitor, or seconds later.
  await page.mouse.move(1, 1);
  await expect(page.locator('.skip-link')).toHaveCount(1);
}

/** Answers for the company's own page, which is elsewhere in the world. */
export async function answerForTheCompany(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Policy</title><h1>The company’s policy</h1>',
    }),
  );
}

/** The card of the first view: the figures of a loan, and what it costs. */
export const calculator = (page: Page) =>
  page.getByRole('region', { name: /^(Loan calculator|Calculate your loan|Kalkulahin ang loan mo)$/ });

/** Opens the formulas and the schedule, which are folded in the card. */
export const unfold = (page: Page) => page.locator('.calculator > summary').click();
