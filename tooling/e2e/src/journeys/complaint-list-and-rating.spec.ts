import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('the list keeps its tab, a complaint shows where it stands', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('complaint')));
  await page.getByRole('link', { name: 'My complaints' }).click();
  await expect(page).toHaveURL(/\/complaintList$/);
  await page.getByRole('tab', { name: 'In progress' }).click();
  await expect(page.getByRole('link', { name: /Collection/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Problem Type: Repayment/ }).click();
  await expect(page).toHaveURL(/\/complainDetails\?problemId=5001$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Being processed' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByText(/^Reply by \d{4}-\d\d-\d\d$|^A reply was due by/)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'In progress' })).toHaveAttribute('aria-selected', 'true');
});

test('an answered complaint asks for a rating after three seconds; it needs a star and is thanked for', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('complaint-answered');
  await page.clock.install();
  await page.goto(borrowerOrigin + entry);
  const dialog = page.getByRole('dialog', { name: 'Please rate this service' });
  await expect(page.getByRole('heading', { name: 'Process Result' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(3000);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Silakan pilih')).toBeVisible();
  expect(await sandbox.requests('rateComplaint')).toHaveLength(0);
  await dialog.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your rating')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const scores = await sandbox.requests('rateComplaint');
  expect(scores.map(({ payload }) => payload)).toEqual([{ score: '2', problemId: '5002' }]);
  await expect(page.getByRole('button', { name: 'Rate this service' })).toHaveCount(0);
});

test('a rating whose answer was lost counts once', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('complaint-answered')));
  await page.getByRole('button', { name: 'Rate this service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please rate this service' });
  await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await sandbox.control('faults', { endpoint: 'rateComplaint', kind: 'drop', times: 1, applied: true });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your rating')).toBeVisible();
  expect(await sandbox.requests('rateComplaint')).toHaveLength(1);
});
