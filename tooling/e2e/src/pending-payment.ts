import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const pendingPayment = (page: Page) => page.getByRole('heading', { name: 'You opened the payment page' });

/** The same amount is due later. */
export const movedOn = (page: Page) => page.getByText(/^Your next payment is ₱[\d,.]+ by \d{4}-\d{2}-\d{2}\.$/);

const partner = (page: Page) => page.getByRole('heading', { name: 'Payment partner (sandbox)' });

export const sheetPayment = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Payment', exact: true });

/** Opens the pay link of the first channel. */
export async function openPayLink(page: Page) {
  await button(page, 'Payment Method').click();
  await sheetPayment(page).click();
  await expect(partner(page)).toBeVisible();
}

export async function payAtPartner(page: Page) {
  await openPayLink(page);
  await button(page, 'Pay').click();
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
}
