import { expect, type Page } from '@playwright/test';
import { pressable, type FaultRow, type Scene } from '../fault-row.ts';

const app = 'borrower-h5';
const number = (page: Page) => page.getByLabel('E-wallet number');

async function pick(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('dialog').getByRole('option', { name: option }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

/** Every field of the e-wallet's tab. */
export async function fillInBankForm({ page }: Scene): Promise<void> {
  await number(page).fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await page.getByLabel('Account name').fill('Juana dela Cruz');
  await pick(page, /^City/, 'Cebu City');
  await page.getByLabel('Date of birth').fill('1990-02-03');
}

async function kept(page: Page): Promise<void> {
  await expect(number(page)).toHaveValue('091 7123 4567');
  await expect(page.getByLabel('Account name')).toHaveValue('Juana dela Cruz');
  await expect(page.getByRole('button', { name: 'City Cebu City' })).toBeVisible();
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-02-03');
}

const next = {
  prepare: fillInBankForm,
  tap: ({ page }: Scene) => pressable(page, 'Next').click(),
  onward: (page: Page) => pressable(page, 'Check again', 'Next'),
  typed: kept,
};

/** The bank form. */
export const bankRows: readonly FaultRow[] = [
  {
    endpoint: 'getBankForm',
    screen: 'Bank account',
    app,
    scenario: 'bind-bank',
    done: (page) => page.getByLabel('Account name'),
  },
  {
    endpoint: 'bindBankAccount',
    screen: 'Bank account, Next',
    app,
    scenario: 'bind-bank',
    address: '/aboutUs',
    ...next,
    prepare: async (scene) => {
      await scene.page.goto(new URL('/bindBank?productId=101', scene.page.url()).href);
      await fillInBankForm(scene);
    },
    // Saved, the page closes: in a plain browser it goes back to where it was opened.
    done: (page) => page.getByRole('heading', { name: 'About us' }),
  },
  {
    endpoint: 'changeBankAccount',
    screen: 'Bank account of an order, Next',
    app,
    scenario: 'bank-change',
    ...next,
    done: (page) => page.getByRole('heading', { name: 'Your payment account was saved' }),
  },
];
