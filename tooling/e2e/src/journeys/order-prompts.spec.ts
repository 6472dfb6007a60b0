import { expect, test } from '../fixtures.ts';

test('prompts come one after the other: withdraw, card, rating', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('all-prompts')));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Withdraw your loan');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveAccessibleName('Please rate this service');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('the withdraw prompt is opened again after Cancel', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('withdraw-prompt')));
  const dialog = page.getByRole('dialog', { name: 'Withdraw your loan' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw your loan' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => url.pathname !== '/loanDetail');
});

test('a rating needs a star; below four it thanks and offers the complaint page', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto(borrowerOrigin + (await sandbox.choose('rating-prompt')));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Silakan pilih')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByText('Silakan pilih')).toBeHidden();
  await dialog.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveAccessibleName('Thank you for your rating');
  // Any choice sends 5.
  expect((await sandbox.requests('rateApp')).map(({ payload }) => payload)).toEqual([{ score: '5' }]);
  await dialog.getByRole('link', { name: 'File a complaint' }).click();
  await expect(page).toHaveURL(/\/complaint\?orderId=/);
});
