import { expect, type Page } from '@playwright/test';
import { heading, inPhone } from './dev-preview-page.ts';

/** For a page that starts two pages of its own on a busy machine. */
const patience = { timeout: 25_000 };

export const opened = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(inPhone(page).getByRole('heading', { name: heading })).toBeVisible(patience);
};
