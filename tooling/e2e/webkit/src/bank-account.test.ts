import { describe } from 'vitest';
import { expect, test } from './fixtures.ts';
import type { Page } from './page.ts';
import { receives } from './shell.ts';

async function pick(page: Page, role: 'combobox' | 'label', field: string | RegExp, option: string): Promise<void> {
  await page.tap(role, field);
  await page.tap('option', option);
  await page.tap('button', 'Confirm');
}

// Shells of both kinds are about: those that answer a message, and those that only take it.
describe.each(['plain', 'reply'] as const)('in a shell with %s handlers', (handlers) => {
  test('a wallet is bound: the flow begins with the page, ends when it is saved, and the web view closes', async ({
    open,
    borrowerOrigin,
    sandbox,
  }) => {
    const { shell, page } = await open(handlers);
    const address = borrowerOrigin + (await sandbox.choose('bind-bank'));
    await page.open(address);
    // Sent while the page boots, before it was touched.
    await receives(shell, page, ['startBankFlow']);
    await page.type('E-wallet number', '0917a1234567');
    expect(await page.value('E-wallet number')).toBe('091 7123 4567');
    // The tab above says it, so its label is for screen readers alone.
    await pick(page, 'combobox', /^E-wallet/, 'Maya');
    await page.type('Account name', 'Juana dela Cruz');
    await pick(page, 'label', 'City', 'Cebu City');
    await page.type('Day', '3');
    await page.choose('Month', '02');
    await page.type('Year', '1990');
    await page.tap('button', 'Next');
    await page.tap('button', 'Save');
    await receives(shell, page, ['startBankFlow', 'endBankFlow', 'closeWebview']);
    expect((await shell.received()).map(({ page: from }) => from)).toEqual([address, address, address]);
    const saved = await sandbox.requests('bindBankAccount');
    expect(saved.map(({ payload }) => payload)).toEqual([
      {
        walletType: '2',
        walletNumber: '09171234567',
        accountName: 'Juana dela Cruz',
        city: '0722',
        birthday: '1990-02-03',
        product_id: '101',
      },
    ]);
  });
});
