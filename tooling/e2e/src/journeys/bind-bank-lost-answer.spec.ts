import { fillShared, inShell, pick, save } from '../bind-bank-page.ts';
import { expect, test } from '../fixtures.ts';

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

test('one that cannot be verified is offered again after half a minute', async ({ page, borrowerOrigin, sandbox }) => {
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
  await expect(page.getByRole('region', { name: 'We do not know whether your account was saved' })).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow', 'closeWebview']);
  expect(await sandbox.requests('bindBankAccount')).toHaveLength(2);
});

test('a page that was closed while saving shows what became of it when it is opened again', async ({
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
