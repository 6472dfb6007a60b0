import { expect, type Locator, type Page } from '@playwright/test';
import { codeField, lastCode, withSms } from '../legacy-repayment-page.ts';
import { chooseRadio } from '../page-checks.ts';
import { pressable, type Scene } from './fault-row.ts';

/** A way to pay an order, up to the tap that sends. */
export interface PaymentWay {
  readonly name: string;
  readonly scenario: string;
  /** Another address than the scenario's own. */
  readonly address?: string;
  /** The call that begins it. */
  readonly endpoint: 'createPayLink' | 'createWalletLink' | 'chargeCard' | 'confirmCharge';
  readonly prepare: (scene: Scene) => Promise<void>;
  /** The same in a second window, where that finds what the first one has done. */
  readonly prepareSecond?: (scene: Scene) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** Goes on to where the money is paid; a card is charged by the call itself. */
  readonly pay: ((page: Page) => Promise<void>) | null;
  /** The button that offers to pay again after a lost response, and the one that declines. */
  readonly again: { readonly offer: string; readonly decline: readonly string[] };
}

/**
 * The button that offers another payment, and the taps that decline it in the confirmation dialog. An SMS code is confirmed again in
 * its own dialog, which says that the outcome is not known.
 */
const askedAt = (offer: string) => ({ offer, decline: [offer, 'Do not pay again'] }) as const;

const partner = (page: Page) => page.getByRole('heading', { name: 'Payment partner (sandbox)' });
const inSheet = (page: Page) =>
  page.getByRole('dialog', { name: 'Payment Method' }).getByRole('button', { name: 'Payment', disabled: false });

async function openChannels({ page }: Scene): Promise<void> {
  await pressable(page, 'Payment Method').click();
  await inSheet(page).waitFor();
}

async function payAtPartner(page: Page): Promise<void> {
  await partner(page).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Paid. Thank you.').waitFor();
}

const byLink = {
  endpoint: 'createPayLink',
  prepare: openChannels,
  pay: payAtPartner,
  again: askedAt('Payment Method'),
} as const;
const legacy = '/chooseRepayment?orderId=7001&amount=545000&productId=101';
const choose = (name: RegExp) => (scene: Scene) => chooseRadio(scene.page.getByRole('radio', { name }));

async function fillInCode({ page, sandbox }: Scene): Promise<void> {
  await codeField(page).fill(await lastCode(sandbox));
}

/** Every way that calls the backend. */
export const paymentWays: readonly PaymentWay[] = [
  { ...byLink, name: 'a repayment by link', scenario: 'repay', send: (page) => inSheet(page).click() },
  { ...byLink, name: 'an extension by link', scenario: 'rollover', send: (page) => inSheet(page).click() },
  {
    name: 'a wallet',
    scenario: 'legacy-repayment',
    address: legacy,
    endpoint: 'createWalletLink',
    prepare: choose(/Alipay/),
    send: (page) => pressable(page, 'Payment').click(),
    pay: payAtPartner,
    again: askedAt('Payment'),
  },
  {
    name: 'a card',
    scenario: 'legacy-repayment',
    address: legacy,
    endpoint: 'chargeCard',
    prepare: choose(/Bangko ng Bayan/),
    send: (page) => pressable(page, 'Payment').click(),
    pay: null,
    again: askedAt('Payment'),
  },
  {
    name: 'a card with its SMS code',
    scenario: 'legacy-repayment',
    address: legacy,
    endpoint: 'confirmCharge',
    prepare: async (scene) => {
      await choose(withSms)(scene);
      await pressable(scene.page, 'Payment').click();
      await fillInCode(scene);
    },
    prepareSecond: fillInCode,
    send: (page) => pressable(page, 'Confirm').click(),
    pay: null,
    again: { offer: 'Confirm', decline: ['Cancel'] },
  },
];

/** Paying by the lender's pay code: nothing is asked of the backend, and the code stays to be paid with. */
export const byPayCode = {
  scenario: 'repay-default-code',
  /** As the scenario has it. */
  code: '8120340056789',
  begin: (page: Page) => pressable(page, 'Copy').click(),
} as const;

/** Finds the notice of a pending payment that is not known to have arrived. */
export function unknownOutcome(page: Page): Locator {
  const titles = [
    'You started a payment',
    'You opened the payment page',
    'You copied the code',
    'We do not know yet whether this went through',
    'No payment has come through so far',
    'A payment is being prepared in another window',
  ];
  // The dialog of an SMS code says it, too.
  return page.getByRole('heading', { name: new RegExp(`^(${titles.join('|')})$`) }).first();
}

/** The page knows of the payment, and looking again comes first. */
export async function expectKnown(page: Page): Promise<void> {
  await expect(unknownOutcome(page)).toBeVisible();
}
