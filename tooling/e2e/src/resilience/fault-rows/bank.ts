import { expect, type Page } from '@playwright/test';
import { fillBirthday } from '../../bind-bank-page.ts';
import { pressable, rowsOf, type FaultRow, type Scene } from '../fault-row.ts';

const row = rowsOf('borrower-h5');
const number = (page: Page) => page.getByLabel('E-wallet number');

async function pick(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('dialog').getByRole('option', { name: option }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

/** Every field of the e-wallet's tab. */
export async function fillInBankForm({ page }: Scene): Promise<void> {
  await number(page).fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await page.getByLabel('Account name').fill('Juana dela Cruz');
  await pick(page, /^City/, 'Cebu City');
  await fillBirthday(page);
}

/** Checks the input, in the review or, after a refusal, in the form. */
async function kept(page: Page): Promise<void> {
  const review = page.getByRole('group', { name: 'Check your account' });
  await expect(review.or(number(page))).toBeVisible();
  if (await review.isVisible()) {
    for (const written of ['091 7123 4567', 'Juana dela Cruz', 'Cebu City', '1990-02-03']) {
      await expect(review).toContainText(written);
    }
    return;
  }
  await expect(number(page)).toHaveValue('091 7123 4567');
  await expect(page.getByLabel('Account name')).toHaveValue('Juana dela Cruz');
  await expect(page.getByRole('combobox', { name: 'City Cebu City' })).toBeVisible();
  await expect(page.getByLabel('Day')).toHaveValue('3');
  await expect(page.getByLabel('Month')).toHaveValue('02');
  await expect(page.getByLabel('Year')).toHaveValue('1990');
}

async function fillInAndReview(scene: Scene): Promise<void> {
  await fillInBankForm(scene);
  await pressable(scene.page, 'Next').click();
}

const save = {
  prepare: fillInAndReview,
  tap: ({ page }: Scene) => pressable(page, 'Save').click(),
  onward: (page: Page) => pressable(page, 'Check again', 'Save', 'Next'),
  // The last check is half a minute after the response was lost.
  beforeOnward: ({ page }: Scene) => page.clock.fastForward(31_000),
  typed: kept,
};

/** The bank form. */
export const bankRows: readonly FaultRow[] = [
  row('getBankForm', 'Bank account', 'bind-bank', { done: (page) => page.getByLabel('Account name') }),
  row('bindBankAccount', 'Bank account, Save', 'bind-bank', {
    address: '/aboutUs',
    ...save,
    prepare: async (scene) => {
      await scene.page.goto(new URL('/bindBank?productId=101', scene.page.url()).href);
      await fillInAndReview(scene);
    },
    // Saved, the page closes: in a plain browser it goes back to where it was opened.
    done: (page) => page.getByRole('heading', { name: 'About us' }),
  }),
  row('changeBankAccount', 'Bank account of an order, Save', 'bank-change', {
    ...save,
    done: (page) => page.getByRole('heading', { name: 'Your payment account was saved' }),
  }),
];
