import type { Page } from '@playwright/test';
import { fillBirthday } from '../fill-birthday.ts';
import { expect, test } from '../fixtures.ts';
import { stallRequests } from '../stall-requests.ts';
import { goBackNatively } from '../loan-confirm-page.ts';
import { expectAccessible } from '../page-checks.ts';

/** Plays a shell that takes every message and keeps their names, also across pages. */
async function inShell(page: Page): Promise<() => Promise<readonly string[]>> {
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
    // Whatever the page has posted by now has arrived when this has.
    await page.evaluate(() => undefined);
    return names;
  };
}

async function pick(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('option', { name: option }).click();
  await sheet.getByRole('button', { name: 'Confirm' }).click();
}

async function fillShared(page: Page): Promise<void> {
  await page.getByLabel('Account name').fill('Juana dela Cruz');
  await pick(page, /^City/, 'Cebu City');
  await fillBirthday(page);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' });

/** From the form through its review. */
async function save(page: Page): Promise<void> {
  await next(page).click();
  await page.getByRole('button', { name: 'Save' }).click();
}

const shared = { accountName: 'Juana dela Cruz', city: '0722', birthday: '1990-02-03', product_id: '101' };

test('a wallet is bound: errors at their fields, digits sent ungrouped, the flow begun, ended and closed', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('bind-bank')));
  await expect(page).toHaveTitle('Payment account information');
  await next(page).click();
  const summary = page.getByRole('group', { name: 'There are 5 things to correct' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Please fill in: E-wallet number' }).click();
  const number = page.getByLabel('E-wallet number');
  await expect(number).toBeFocused();
  await number.pressSequentially('0917a1234');
  await expect(number).toHaveValue('091 7123 4');
  await expect(number).toHaveAccessibleDescription(/E-wallet number needs 11 digits/);
  await number.pressSequentially('5679999');
  await expect(number).toHaveValue('091 7123 4567 9999');
  await expect(number).toHaveAccessibleDescription(/E-wallet number has too many digits: it needs 11/);
  await number.fill('+63 917 123 4567');
  await expect(number).toHaveValue('091 7123 4567');
  await pick(page, /^E-wallet/, 'Maya');
  await fillShared(page);
  await next(page).click();
  const review = page.getByRole('group', { name: 'Check your account' });
  await expect(review).toBeFocused();
  await expect(review).toContainText('091 7123 4567');
  await expect(review).toContainText('Maya');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).dblclick();

  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow', 'closeWebview']);
  const saved = await sandbox.requests('bindBankAccount');
  expect(saved.map(({ payload }) => payload)).toEqual([{ walletType: '2', walletNumber: '09171234567', ...shared }]);
  expect(await sandbox.requests('changeBankAccount')).toHaveLength(0);
});

test('the account of an order is changed under the bank’s tab and leads to the orders', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('bank-change')));
  await page.getByLabel('E-wallet number').fill('09179999999');
  await page.getByRole('tab', { name: 'Bank' }).click();
  await expect(page.getByLabel('E-wallet number')).toHaveCount(0);
  const number = page.getByLabel('Account number');
  await number.pressSequentially('40001234');
  await number.press('Home');
  await number.pressSequentially('5');
  await number.pressSequentially('6');
  await expect(number).toHaveValue('5640 0012 34');
  await pick(page, /^Bank/, 'Luzon Rural Bank');
  await fillShared(page);
  await page.getByRole('tab', { name: 'E-wallet' }).click();
  await expect(page.getByLabel('E-wallet number')).toHaveValue('091 7999 9999');
  await page.getByRole('tab', { name: 'Bank' }).click();
  await save(page);
  await expect(page).toHaveURL(/\/order\?source=loanDetail$/);
  const changed = await sandbox.requests('changeBankAccount');
  expect(changed.map(({ payload }) => payload)).toEqual([{ bankName: 'LRB', accountNumber: '5640001234', ...shared }]);
  expect(await sandbox.requests('bindBankAccount')).toHaveLength(0);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow', 'closeWebview']);
});

test('an account that is saved after the borrower has left leads nowhere', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const release = await stallRequests(page, /cardChange/);
  await page.goto(borrowerOrigin + (await sandbox.choose('card-prompt')));
  await page.getByRole('dialog').getByRole('button', { name: 'Go and bind the card' }).click();
  await page.getByLabel('E-wallet number').fill('09179999999');
  await pick(page, /^E-wallet/, 'Maya');
  await fillShared(page);
  const sent = page.waitForRequest(/cardChange/);
  await save(page);
  await sent;
  await page.getByRole('button', { name: 'Back' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Your account may be saved already.');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveTitle('Order Details');
  await release();
  // It is saved all the same: what was begun is not cut off.
  expect(await sandbox.requests('changeBankAccount')).toHaveLength(1);
  await expect(page).toHaveTitle('Order Details');
});

test('in a plain browser a changed account leads to the orders too', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(`${borrowerOrigin}/error`);
  await page.goto(borrowerOrigin + (await sandbox.choose('bank-change')));
  await page.getByLabel('E-wallet number').fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
  await save(page);
  await expect(page).toHaveURL(/\/order\?source=loanDetail$/);
});

test('a refused account keeps everything and says why', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('bind-bank')));
  await page.getByRole('tab', { name: 'Bank' }).click();
  await page.getByLabel('Account number').fill('123');
  await pick(page, /^Bank/, 'Bangko ng Bayan');
  await fillShared(page);
  await save(page);
  const refused = page.getByRole('group', { name: 'Your account was not saved' });
  await expect(refused).toBeFocused();
  await expect(refused).toContainText('Account number is not valid.');
  await expect(page.getByLabel('Account number')).toHaveValue('123');
  await expect(page.getByRole('button', { name: 'City Cebu City' })).toBeVisible();
  await expectAccessible(page);
});

test('an account whose answer was lost was saved all the same', async ({ page, borrowerOrigin, sandbox }) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('bind-bank')));
  await page.getByLabel('E-wallet number').fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
  await sandbox.control('faults', { endpoint: 'bindBankAccount', kind: 'drop', times: 1, applied: true });
  await save(page);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow', 'closeWebview']);
  expect(await sandbox.requests('bindBankAccount')).toHaveLength(1);
});

test('one that cannot be looked up is offered again after half a minute, without a claim', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const messages = await inShell(page);
  const entry = await sandbox.choose('bind-bank');
  await page.clock.install();
  await page.goto(borrowerOrigin + entry);
  await page.getByLabel('E-wallet number').fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
  await sandbox.control('faults', { endpoint: 'bindBankAccount', kind: 'drop', times: 1 });
  await save(page);
  await expect(page.getByText('We do not know yet whether your account was saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('group', { name: 'We do not know whether your account was saved' })).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow', 'closeWebview']);
  expect(await sandbox.requests('bindBankAccount')).toHaveLength(2);
});

test('a page that was closed while saving tells what became of it when it is opened again', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('bind-bank'));
  await page.goto(entry);
  await page.getByLabel('E-wallet number').fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
  await sandbox.control('faults', { endpoint: 'bindBankAccount', kind: 'hang', applied: true, times: 1 });
  const sent = page.waitForRequest(/bind-card-new/);
  await save(page);
  await sent;
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).toContain('bank-account:101');
  expect(stored).not.toMatch(/Juana|09171234567|091 7123|0722/);
  const form = () =>
    page.request.post(`${borrowerOrigin}/peace/v3/bind-card/card-init`, { form: { product_id: '101' } });
  await expect.poll(async () => (await form()).text()).toContain('09171234567');
  await page.goto(`${borrowerOrigin}/aboutUs`);
  await page.goto(entry);
  await expect(page.getByText('Your account has been saved')).toBeVisible();
  expect(await sandbox.requests('bindBankAccount')).toHaveLength(1);
});

test('a changed account that is still the old one was not saved, and is offered again', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('bank-masked');
  await page.clock.install();
  await page.goto(borrowerOrigin + entry);
  await page.getByLabel('E-wallet number').fill('09998887777');
  await sandbox.control('faults', { endpoint: 'bindBankAccount', kind: 'drop', times: 1 });
  await save(page);
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  await page.clock.fastForward(31_000);
  await expect(
    page.getByText('The account was not saved. Nothing you typed is lost: you can save it now.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('E-wallet number')).toHaveValue('099 9888 7777');
});

test('a masked account is kept while nothing is written over it', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('bank-masked')));
  await expect(page.getByLabel('E-wallet number')).toHaveAccessibleDescription(
    'We have **** 4567. Leave this empty to keep it.',
  );
  await expectAccessible(page);
  await pick(page, /^City/, 'Davao City');
  await save(page);
  await expect
    .poll(async () => (await sandbox.requests('bindBankAccount')).map(({ payload }) => payload))
    .toEqual([{ walletType: '1', city: '1124', birthday: '1990-02-03', product_id: '101' }]);
});

test('a filled form is not left without a question, by the arrow nor by the shell’s back', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('card-prompt')));
  await page.getByRole('button', { name: 'Go and bind the card' }).click();
  await page.getByLabel('Account name').fill('Juana');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const shellBack = () => goBackNatively(page);
  await page.getByRole('button', { name: /^City/ }).click();
  expect(await shellBack()).toBe(true);
  await expect(page.getByRole('dialog', { name: 'City' })).toBeHidden();
  expect(await shellBack()).toBe(true);
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow']);
});

test('a card bound to pay with leads back to the payment', async ({ page, borrowerOrigin, sandbox }) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('legacy-repayment-no-cards')));
  await page.getByRole('button', { name: 'Go and bind the card' }).click();
  await page.getByLabel('E-wallet number').fill('09171234567');
  await pick(page, /^E-wallet/, 'GCash');
  await fillShared(page);
  await save(page);
  await expect(page).toHaveURL(/\/chooseRepayment\?/);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow']);
  expect(await sandbox.requests('getRepaymentWays')).toHaveLength(2);
});

test('leaving without saving ends the flow', async ({ page, borrowerOrigin, sandbox }) => {
  const messages = await inShell(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('card-prompt')));
  await page.getByRole('button', { name: 'Go and bind the card' }).click();
  await expect(next(page)).toBeVisible();
  await expect.poll(messages).toEqual(['startBankFlow']);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow']);
});

test('a form that cannot be read is read again', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('bind-bank');
  await sandbox.control('faults', { endpoint: 'getBankForm', kind: 'http500' });
  await page.goto(borrowerOrigin + entry);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await sandbox.clearFaults();
  await retry.click();
  await expect(page.getByLabel('Account name')).toBeVisible();
});
