import type { Page } from '@playwright/test';

/** Enters 3 February 1990 as the date of birth. */
export async function fillBirthday(page: Page): Promise<void> {
  const birthday = page.getByRole('group', { name: 'Date of birth' });
  await birthday.getByLabel('Day').fill('3');
  await birthday.getByLabel('Month').selectOption('February');
  await birthday.getByLabel('Year').fill('1990');
}

/** Plays a shell that takes every message and keeps their names, also across pages. */
export async function inShell(page: Page): Promise<() => Promise<readonly string[]>> {
  const names: string[] = [];
  await page.exposeFunction('takeMessage', (name: string) => void names.push(name));
  await page.addInitScript(() => {
    const handlers = ['startBankFlow', 'endBankFlow', 'closeWebview', 'goHome', 'goToMine'].map((name) => [
      name,
      { postMessage: () => Reflect.get(window, 'takeMessage')(name) },
    ]);
    Object.assign(window, { webkit: { messageHandlers: Object.fromEntries(handlers) } });
  });
  return async () => {
    // The page's earlier messages have arrived once this has.
    await page.evaluate(() => undefined);
    return names;
  };
}

/** Chooses an option of a field that opens a sheet. */
export async function pick(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('option', { name: option }).click();
  await sheet.getByRole('button', { name: 'Confirm' }).click();
}

/** The fields that a wallet and a bank account have in common. */
export async function fillShared(page: Page): Promise<void> {
  await page.getByLabel('Account name').fill('Juana dela Cruz');
  await pick(page, /^City/, 'Cebu City');
  await fillBirthday(page);
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' });

/** From the form through its review. */
export async function save(page: Page): Promise<void> {
  await next(page).click();
  await page.getByRole('button', { name: 'Save' }).click();
}

/** The payload of the common fields. */
export const shared = { accountName: 'Juana dela Cruz', city: '0722', birthday: '1990-02-03', product_id: '101' };
