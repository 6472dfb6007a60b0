import { expect, type Page } from '@playwright/test';
import { chooseRadio } from '../page-checks.ts';
import { pressable, type Scene } from './fault-row.ts';
import { fillInBankForm } from './fault-rows/bank.ts';

/** A borrower's way through the app. */
export interface Flow {
  readonly name: string;
  readonly scenario: string;
  readonly go: (scene: Scene) => Promise<void>;
}

/** Every journey that leads from one screen to the next, or out of the app. */
export const flows: readonly Flow[] = [
  {
    name: 'order, repay, pay link of a partner',
    scenario: 'status-174',
    go: async ({ page }) => {
      await pressable(page, 'Repayment').click();
      await payAtPartner(page);
    },
  },
  {
    name: 'order, rollover, pay link of a partner',
    scenario: 'status-174-rollover',
    go: async ({ page }) => {
      await pressable(page, 'Rollover Repayment').click();
      await payAtPartner(page);
    },
  },
  {
    name: 'pay code, its page',
    scenario: 'repay-default-code',
    go: async ({ page }) => {
      await page.getByRole('button', { name: /Isla Bills/ }).click();
      await expect(page).toHaveURL(/repaymentOfCode2$/);
    },
  },
  {
    name: 'apply, the new order',
    scenario: 'confirm',
    go: async ({ page }) => {
      await pressable(page, 'Apply').click();
      await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
      await expect(page).toHaveURL(/from=confirm/);
    },
  },
  {
    name: 'apply for an offer of variant 2, its agreement before, the new order',
    scenario: 'variant2',
    go: async ({ page }) => {
      await pressable(page, 'Loan Agreement').click();
      await expect(page.getByRole('heading', { name: 'Loan Agreement' })).toBeVisible();
      await page.goBack();
      await pressable(page, 'Get my money').click();
      await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
    },
  },
  {
    name: 'an order that wants a bank account, its form, the order again',
    scenario: 'card-prompt',
    go: async (scene) => {
      await pressable(scene.page, 'Go and bind the card').click();
      await fillInBankForm(scene);
      await pressable(scene.page, 'Next').click();
      await pressable(scene.page, 'Save').click();
      await expect(scene.page).toHaveURL(/\/order\?source=loanDetail$/);
    },
  },
  {
    name: 'complaint, from the order list to the list of complaints',
    scenario: 'orders',
    go: async ({ page }) => {
      await page.getByRole('article').first().getByRole('link', { name: 'Order Details' }).click();
      await page.getByText('Get help').click();
      await page.getByRole('link', { name: 'File a complaint' }).click();
      await pressable(page, 'Collection').click();
      await pressable(page, 'Calls outside allowed hours').click();
      await page.getByRole('textbox', { name: 'Description' }).fill('They called at eleven.');
      await pressable(page, 'Send').click();
      await expect(page).toHaveURL(/\/complaint\?orderId=7001$/);
      await pressable(page, 'My complaints').click();
      await page
        .getByRole('link', { name: /Problem Type: / })
        .first()
        .click();
      await expect(page).toHaveURL(/complainDetails/);
    },
  },
  {
    name: 'customer service, the chat',
    scenario: 'customer-service',
    go: async ({ page }) => {
      await page.getByRole('button', { name: /^Online Service/ }).click();
      await page.waitForURL('https://wa.me/**');
    },
  },
  {
    name: 'legacy repayment with a card',
    scenario: 'legacy-repayment',
    go: async ({ page }) => {
      await chooseRadio(page.getByRole('radio', { name: /Bangko ng Bayan/ }));
      await pressable(page, 'Payment').click();
      await expect(pressable(page, 'Borrow Again')).toBeVisible();
    },
  },
  {
    name: 'a recommended product, joint-login failure',
    scenario: 'joint-login-failure',
    go: ({ page }) => expect(page.getByRole('article', { name: 'Salapi Lane' })).toBeVisible(),
  },
  {
    name: 'an error, its way home',
    scenario: 'status-174',
    go: async ({ page, sandbox }) => {
      await sandbox.control('faults', { endpoint: 'getOrder', kind: 'wrongTypes' });
      await page.reload();
      await expect(pressable(page, 'Retry')).toBeVisible();
    },
  },
];

/** From a repayment screen to the partner's payment page. */
async function payAtPartner(page: Page): Promise<void> {
  await pressable(page, 'Payment Method').click();
  await page.route('**/generate-vcode?*', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { payUrl: 'https://partner.example/pay?code=1' } } }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Payment' }).click();
  await page.waitForURL('https://partner.example/**');
}
