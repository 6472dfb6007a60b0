import { demanded, type SandboxClient } from '@peace/sandbox/client';
import type { Locator, Page } from 'playwright';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Digits that the registration form takes. */
const phone = '13800138000';

async function fillRegistration(page: Page, sandbox: SandboxClient): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: /Show another image/ }).waitFor();
  const { captchas } = await demanded(sandbox.captchas());
  await page.getByLabel('Characters in the image').fill(captchas.at(-1)?.text ?? '');
}

/** The buttons of a screen: `act` taps them on its scenario through `tap`, which measures. */
export interface TapScript {
  readonly screen: string;
  readonly scenario: string;
  readonly act: (given: {
    readonly page: Page;
    readonly tap: (name: string, target: Locator) => Promise<void>;
    readonly sandbox: SandboxClient;
  }) => Promise<void>;
}

/** The main buttons, screen by screen. */
export const tapScripts: readonly TapScript[] = [
  {
    screen: 'Order Details',
    scenario: 'status-174',
    act: ({ page, tap }) => tap('Repayment', button(page, 'Repayment')),
  },
  {
    screen: 'Order Details',
    scenario: 'status-200',
    act: ({ page, tap }) => tap('Borrow Again', button(page, 'Borrow Again')),
  },
  {
    screen: 'Order Details',
    scenario: 'recommended',
    act: ({ page, tap }) => tap('a recommended product', button(page, 'Apply').first()),
  },
  {
    screen: 'rating',
    scenario: 'rating-prompt',
    act: async ({ page, tap }) => {
      const dialog = page.getByRole('dialog');
      await tap('a star', dialog.locator('label', { has: page.getByRole('radio', { name: '5 stars' }) }));
      await tap('Submit', button(dialog, 'Submit'));
    },
  },
  {
    screen: 'repayment',
    scenario: 'repay-many-channels',
    act: async ({ page, tap }) => {
      await tap('Payment Method', button(page, 'Payment Method'));
      const sheet = page.getByRole('dialog', { name: 'Payment Method' });
      await tap('a channel', sheet.locator('label', { hasText: 'Maya bill payment' }));
      await tap('Payment', button(sheet, 'Payment'));
    },
  },
  {
    screen: 'loan confirm',
    scenario: 'confirm',
    act: async ({ page, tap }) => {
      await tap('Agree', page.locator('label', { has: page.getByRole('checkbox') }).first());
      await page.getByRole('checkbox').first().check({ force: true });
      await tap('Apply', button(page, 'Apply'));
    },
  },
  {
    screen: 'loan confirm 2',
    scenario: 'variant2',
    act: ({ page, tap }) => tap('Get my money', button(page, 'Get my money')),
  },
  {
    screen: 'complaint',
    scenario: 'complaint',
    act: ({ page, tap }) => tap('a type', button(page, 'Collection')),
  },
  {
    screen: 'complaint',
    scenario: 'complaint-next',
    act: async ({ page, tap }) => {
      await page.getByRole('textbox', { name: 'Description' }).fill('The amount is wrong.');
      await tap('Send', button(page, 'Send'));
    },
  },
  {
    screen: 'complaints',
    scenario: 'complaint-list',
    act: ({ page, tap }) => tap('a tab', page.getByRole('tab', { name: 'Answered' })),
  },
  {
    screen: 'bank binding',
    scenario: 'bind-bank',
    act: async ({ page, tap }) => {
      await tap('a tab', page.getByRole('tab', { name: 'Bank' }));
      await tap('Next, with nothing filled in', button(page, 'Next'));
    },
  },
  {
    screen: 'registration',
    scenario: 'registration',
    act: async ({ page, tap, sandbox }) => {
      await fillRegistration(page, sandbox);
      await tap('get verification code', button(page, 'get verification code'));
      await page.getByLabel('Code from the text message').fill('123456');
      await tap('Register', button(page, 'Register'));
    },
  },
];
