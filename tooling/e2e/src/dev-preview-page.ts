import type { Page } from '@playwright/test';
import { expectInteractive } from './page-checks.ts';

/** A window of a computer, with a mouse. */
export const desktop = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };

export const inPhone = (page: Page) => page.frameLocator('iframe[title="Page in the simulated shell"]');
/** Waits until the page in the phone hears its shell; one that is painted early does not yet. */
export async function phoneListens(page: Page): Promise<void> {
  const element = await page.locator('iframe[title="Page in the simulated shell"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no page in the phone.');
  await expectInteractive(frame, 'button');
}
export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** The entries, oldest first. */
export const timeLine = (page: Page) =>
  page
    .getByRole('grid', { name: 'Time line, oldest first' })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
/** The details of the chosen entry. */
export const inspector = (page: Page) => page.getByRole('region', { name: 'Entry' });
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** The phone shows this heading for a payable order. */
export const heading = 'To be repaid';
