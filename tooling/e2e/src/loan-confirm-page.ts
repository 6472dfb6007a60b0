import type { Page } from '@playwright/test';
import { expectInteractive } from './page-checks.ts';

/** Opens an offer, and waits until React has hydrated the early page: before, the box and Apply answer nothing. */
export async function openOffer(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectInteractive(page, 'main button, main input');
}

/** The page's button that applies for the loan, or for it again. */
export const applyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Apply(?: again)?$/ });

/** The box by which one agrees. */
export const agreeBox = (page: Page) => page.getByRole('checkbox', { name: /I have read and agree/ });

/** A dialog by its title. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The shell's back gesture; says whether the page took it. */
export const goBackNatively = (page: Page) => page.evaluate(() => Reflect.get(window, 'peaceNative').onBack());
