import { expect, type Page } from '@playwright/test';
import { chooseRadio } from './page-checks.ts';
import type { Sandbox } from './sandbox.ts';

/** A card that asks for a code, and one that does not. */
export const withSms = /Isla Savings Bank/;
export const withoutSms = /Bangko ng Bayan/;

const session = 'userId=u-1&sessionId=s-1';

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });
export const payment = (page: Page) => page.getByRole('button', { name: 'Payment' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your payment' });
export const codeField = (page: Page) => dialog(page).getByLabel('SMS code');

/** Chooses a card by hand, as a thumb does: on its row. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await chooseRadio(radio(page, name));
  // Another way to pay is another action of the button, which takes no tap for a moment.
  await expect(page.locator('[data-settling]')).toHaveCount(0);
}

/** Opens the page of a scenario as a borrower who is known. */
export async function open(page: Page, sandbox: Sandbox, scenario = 'legacy-repayment'): Promise<void> {
  await page.goto(`${await sandbox.choose(scenario)}&${session}`);
}

/** The code that the last SMS said. */
export const lastCode = (sandbox: Sandbox) => sandbox.lastSmsCode();
