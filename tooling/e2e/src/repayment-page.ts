import type { Page } from '@playwright/test';

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page's notice about a payment whose response was lost. */
export const unknownOutcome = (page: Page) =>
  page.getByRole('heading', { name: 'We do not know yet whether this went through' });

/** The sheet in which one of the ways to pay is chosen. */
export async function openChannels(page: Page) {
  await button(page, 'Payment Method').click();
  return page.getByRole('dialog', { name: 'Payment Method' });
}
