import type { FaultKind } from '@peace/sandbox/client';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { button, openChannels, unknownOutcome } from './repayment-page.ts';
import type { Sandbox } from './sandbox.ts';

/** The whole schedule of a lost answer passes, and nothing is found. */
async function lookInVain(page: Page) {
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByText('nothing has arrived', { exact: false })).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** A payment reaches the backend and its answer is lost by `kind`: it is looked for, and paid again by the borrower's own word. */
export async function payAgainAfter(
  kind: FaultKind,
  { page, sandbox }: { readonly page: Page; readonly sandbox: Sandbox },
): Promise<void> {
  await page.clock.install();
  await page.goto(await sandbox.choose('repay'));
  await sandbox.control('faults', { endpoint: 'createPayLink', kind, times: 1, applied: true });
  const sheet = await openChannels(page);
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(unknownOutcome(page)).toBeVisible();
  await expect(button(page, 'Payment Method')).toBeDisabled();
  const sentOnce = (await sandbox.requests('createPayLink')).length;
  await lookInVain(page);

  await button(page, 'Payment Method').click();
  await button(page, 'I want to pay again').click();
  await sheet.getByRole('button', { name: 'Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
  const requests = await sandbox.requests('createPayLink');
  expect(requests).toHaveLength(sentOnce + 1);
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
}
