import { fillShared, next, pick } from '../bind-bank-page.ts';
import { expect, test } from '../fixtures.ts';
import { chooseRadio } from '../page-checks.ts';
import { pressable } from './fault-row.ts';
import { setStorageFaults, storageFaultKinds } from './storage-faults.ts';

for (const kind of storageFaultKinds) {
  test.describe(`storage that is ${kind}`, () => {
    test.beforeEach(({ context }) => setStorageFaults(context, kind));

    test('an order is read with its session, and repaid', async ({ page, sandbox }) => {
      await page.goto(`${await sandbox.choose('status-174')}&sessionId=s-4711`);
      await pressable(page, 'Repayment').click();
      await pressable(page, 'Payment Method').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Payment' }).click();
      await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
      expect((await sandbox.requests('createPayLink')).at(0)?.query).toMatchObject({ sessionId: 's-4711' });
    });

    test('a complaint is written and sent', async ({ page, sandbox }) => {
      await page.goto(await sandbox.choose('complaint-next'));
      await page.getByRole('textbox', { name: 'Description' }).fill('The amount is wrong.');
      await pressable(page, 'Send').click();
      await expect(page.getByRole('alertdialog', { name: 'Successfully Sent' })).toBeVisible();
    });

    test('the pay code page shows the code or says how to go back', async ({ page, sandbox }) => {
      await page.goto(await sandbox.choose('repay-default-code'));
      await page.getByRole('button', { name: /Isla Bills/ }).click();
      await expect(page).toHaveURL('/repaymentOfCode2');
      const code = page.getByRole('button', { name: 'Click to Copy', exact: true });
      await expect(code.or(page.getByRole('button', { name: /order/i })).first()).toBeVisible();
    });

    test('a card is charged once', async ({ page, sandbox }) => {
      await page.goto(await sandbox.choose('legacy-repayment'));
      await chooseRadio(page.getByRole('radio', { name: /Bangko ng Bayan/ }));
      await pressable(page, 'Payment').dblclick();
      await expect(pressable(page, 'Borrow Again')).toBeVisible();
      expect(await sandbox.requests('chargeCard')).toHaveLength(1);
    });

    test('a loan is applied for once', async ({ page, sandbox }) => {
      await page.goto(await sandbox.choose('confirm'));
      await pressable(page, 'Apply').dblclick();
      await expect(page).toHaveURL(/\/loanDetail\?.*from=confirm/);
      expect(await sandbox.requests('submitApplication')).toHaveLength(1);
    });

    test('registration begins, and the language can be changed', async ({ page, promoOrigin, sandbox }) => {
      await page.goto(promoOrigin + (await sandbox.choose('registration')));
      await page.getByLabel('Mobile number').fill('13800138000');
      await expect(page.getByRole('button', { name: /Show another image/ })).toBeVisible();
      await chooseRadio(page.getByRole('radio', { name: 'Filipino' }));
      await expect(page.getByRole('button', { name: 'Kunin ang code' })).toBeVisible();
    });
  });
}

for (const kind of ['full', 'blocked', 'missing'] as const) {
  test(`what cannot be promised with storage that is ${kind} is shown beside what pays, applies and saves`, async ({
    page,
    sandbox,
  }) => {
    await setStorageFaults(page.context(), kind);
    for (const [scenario, button] of [
      ['repay', 'Payment Method'],
      ['legacy-repayment', 'Payment'],
      ['confirm', 'Apply'],
    ] as const) {
      await page.goto(await sandbox.choose(scenario));
      await expect(pressable(page, button)).toHaveAccessibleDescription(/look at My orders before you try again/);
    }
    await page.goto(await sandbox.choose('bind-bank'));
    await page.getByLabel('E-wallet number').fill('09171234567');
    await pick(page, /^E-wallet/, 'Maya');
    await fillShared(page);
    await next(page).click();
    await expect(pressable(page, 'Save')).toHaveAccessibleDescription(/look at My orders before you try again/);
  });
}

test('a browser with storage shows no note about it', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('repay'));
  await expect(pressable(page, 'Payment Method')).toBeEnabled();
  await expect(page.getByText(/look at My orders/)).toHaveCount(0);
});
