import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';

test('the list keeps its tab, a complaint shows where it stands', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('complaint'));
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
