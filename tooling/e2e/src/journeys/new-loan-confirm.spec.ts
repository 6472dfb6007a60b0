import { expect, test } from '../fixtures.ts';
import { dialog, goBackNatively } from '../loan-confirm-page.ts';
import { expectAccessible } from '../page-checks.ts';

test('in pesos, with the button of the server; it is counted and applied for once', async ({ page, sandbox }) => {
  await page.goto(await sandbox.choose('variant2'));
  const button = page.getByRole('button', { name: 'Get my money' });
  await expect(page.getByRole('region', { name: 'What this loan costs' }).getByRole('definition')).toHaveText([
    '₱5,000.00',
    '₱5,450.00',
    '₱450.00',
    '₱90.00 for every ₱1,000.00',
    '91 days',
  ]);
  await sandbox.control('faults', { endpoint: 'trackVariant2', kind: 'http500' });
  await button.click();
  await expect(page).toHaveURL(/\/loanDetail\?.*from=confirm/);
  expect(await sandbox.requests('submitApplicationVariant2')).toHaveLength(1);
  expect(await sandbox.requests('trackVariant2')).toHaveLength(1);
});

test('promotes something over the offer: closed by its icon, opened by its button', async ({ page, sandbox }) => {
  const entry = await sandbox.choose('variant2-promo');
  await page.goto(entry);
  const promo = dialog(page, 'An offer for you');
  await expect(promo).toContainText('First loan?');
  await expectAccessible(page);
  await promo.getByRole('button', { name: 'Close' }).click();
  await expect(promo).toBeHidden();
  // The question before leaving is asked once the popup is out of the way.
  expect(await goBackNatively(page)).toBe(true);
  await expect(dialog(page, 'Point out')).toBeVisible();

  await page.reload();
  await promo.getByRole('button', { name: 'Tell me more' }).click();
  await expect(page.getByRole('heading', { name: /^Fiesta promo/ })).toBeVisible();
});
