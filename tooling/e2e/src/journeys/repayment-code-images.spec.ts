import { expect, test } from '../fixtures.ts';
import { openChannels } from '../repayment-page.ts';

test('the QR image of a pay link is saved by its link, and stays on the screen', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('repay'));
  const sheet = await openChannels(page);
  await sheet.getByRole('radio', { name: 'Bank transfer (QR Ph)' }).check();
  await sheet.getByRole('button', { name: 'Payment' }).click();
  const save = page.getByRole('link', { name: 'Save the QR code' });
  await expect(save).toBeVisible();
  await expect(page.getByText('This code came with a link')).toHaveCount(0);
  const entry = page.url();
  const saved = page.waitForEvent('download');
  await save.click();
  expect((await saved).suggestedFilename()).toMatch(/^\d{13}\.svg$/);
  await expect(page).toHaveURL(entry);

  // The same address as a link of a message: it may be anyone's.
  const other = await page.context().newPage();
  await other.goto(entry);
  await expect(other.getByText('This code came with a link')).toBeVisible();
  await expect(other.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Save the QR code' })).toHaveCount(0);
});
