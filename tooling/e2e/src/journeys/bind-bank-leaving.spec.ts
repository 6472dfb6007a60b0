import { inShell, next } from '../bind-bank-page.ts';
import { expect, test } from '../fixtures.ts';

test('leaving without saving ends the flow', async ({ page, sandbox }) => {
  const messages = await inShell(page);
  await page.goto(await sandbox.choose('card-prompt'));
  await page.getByRole('link', { name: 'Go and bind the card' }).click();
  await expect(next(page)).toBeVisible();
  await expect.poll(messages).toEqual(['startBankFlow']);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  await expect.poll(messages).toEqual(['startBankFlow', 'endBankFlow']);
});
