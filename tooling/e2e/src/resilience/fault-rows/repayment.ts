import { expect, type Page } from '@playwright/test';
import { chooseRadio } from '../../page-checks.ts';
import { pressable, rowsOf, type FaultRow, type Scene } from '../fault-row.ts';

const row = rowsOf('borrower-h5');
const legacyAddress = '/chooseRepayment?orderId=7001&amount=545000&productId=101&userId=u-1&sessionId=s-1';

const partnerPage = (page: Page) => page.getByRole('heading', { name: 'Payment partner (sandbox)' });
const inSheet = (page: Page) =>
  page.getByRole('dialog', { name: 'Payment Method' }).getByRole('button', { name: 'Payment', disabled: false });
const onwardToPay = (page: Page) => pressable(page, 'Check again', 'Payment Method').or(inSheet(page));
/** A lost response is looked for before a second payment can be started, and that takes a confirmation. */
const payAgain = (page: Page, ...onPage: readonly string[]) =>
  pressable(page, 'I want to pay again', ...onPage).or(inSheet(page));
const letChecksPass = ({ page }: Scene) => page.clock.fastForward(31_000);

async function openChannels({ page }: Scene): Promise<void> {
  await pressable(page, 'Payment Method').click();
  await inSheet(page).waitFor();
}

const choose = (page: Page, name: RegExp) => chooseRadio(page.getByRole('radio', { name }));
const refusedWay = (page: Page) => page.getByRole('radio', { name: /this way was refused/ });
/**
 * A way that was refused is marked, and is not the chosen one any more. The ways are hidden while a payment is pending: paying again, without
 * another choice, then shows that it was kept.
 */
const staysChosen = (name: RegExp) => async (page: Page) => {
  const radio = page.getByRole('radio', { name });
  const check = page.getByRole('button', { name: /^Check/ });
  await radio.or(check).first().waitFor();
  if ((await refusedWay(page).isHidden()) && (await check.isHidden())) await expect(radio).toBeChecked();
};
const chooseAnew = (name: RegExp) => async (scene: Scene) => {
  await letChecksPass(scene);
  if (await refusedWay(scene.page).isVisible()) await choose(scene.page, name);
};
const repaid = (page: Page) => pressable(page, 'Borrow Again');
const code = (page: Page) => page.getByRole('dialog').getByLabel('SMS code');

async function typeCode({ page, sandbox }: Scene): Promise<void> {
  await choose(page, /Isla Savings Bank/);
  await pressable(page, 'Payment').click();
  await code(page).waitFor();
  await code(page).fill(await sandbox.lastSmsCode());
}

const payLink: Parameters<typeof row>[3] = {
  prepare: openChannels,
  tap: ({ page }) => inSheet(page).click(),
  done: partnerPage,
  onward: onwardToPay,
  again: (page) => payAgain(page, 'Payment Method'),
  beforeOnward: letChecksPass,
};

/** Period and delay repayment, and the legacy dialog. */
export const repaymentRows: readonly FaultRow[] = [
  row('getPeriodRepayment', 'Repay', 'repay', { done: (page) => pressable(page, 'Payment Method') }),
  row('getExtension', 'Repay delay', 'rollover', { done: (page) => pressable(page, 'Payment Method') }),
  row('createPayLink', 'Repay, Payment', 'repay', payLink),
  row('createPayLink', 'Repay delay, Payment', 'rollover', payLink),
  row('getOrder', 'Repay, a payment of unknown outcome', 'repay', {
    prepare: async (scene) => {
      await openChannels(scene);
      await scene.sandbox.control('faults', { endpoint: 'createPayLink', kind: 'http500', times: 1 });
    },
    tap: ({ page }) => inSheet(page).click(),
    // Only a reading of the order says so.
    done: (page) => page.getByText('nothing has arrived', { exact: false }),
    onward: (page) => pressable(page, 'Check again'),
    beforeOnward: letChecksPass,
  }),
  row('getRepaymentWays', 'Choose repayment', 'legacy-repayment', {
    done: (page) => page.getByRole('radio', { name: /Isla Savings Bank/ }),
  }),
  row('chargeCard', 'Choose repayment, Payment', 'legacy-repayment', {
    prepare: ({ page }) => choose(page, /Bangko ng Bayan/),
    tap: ({ page }) => pressable(page, 'Payment').click(),
    done: repaid,
    onward: (page) => pressable(page, 'Check again', 'Payment'),
    again: (page) => payAgain(page, 'Payment'),
    beforeOnward: chooseAnew(/Bangko ng Bayan/),
    typed: staysChosen(/Bangko ng Bayan/),
  }),
  row('confirmCharge', 'Choose repayment, SMS code', 'legacy-repayment', {
    prepare: typeCode,
    tap: ({ page }) => pressable(page, 'Confirm').click(),
    done: repaid,
    onward: (page) => pressable(page, 'Check again', 'Confirm'),
    again: (page) => pressable(page, 'Confirm'),
    beforeOnward: letChecksPass,
    typed: (page) => expect(code(page)).toHaveValue(/^\d{6}$/),
  }),
  row('createWalletLink', 'Choose repayment, wallet', 'legacy-repayment', {
    address: legacyAddress,
    prepare: ({ page }) => choose(page, /Alipay/),
    tap: ({ page }) => pressable(page, 'Payment').click(),
    done: partnerPage,
    onward: (page) => pressable(page, 'Check again', 'Payment'),
    again: (page) => payAgain(page, 'Payment'),
    beforeOnward: chooseAnew(/Alipay/),
    typed: staysChosen(/Alipay/),
  }),
];
