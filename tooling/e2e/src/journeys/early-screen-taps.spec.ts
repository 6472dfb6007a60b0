import { delayApp } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';

test('a tap that comes before React happens when React is there, once', async ({ page, sandbox }) => {
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('status-200'), { waitUntil: 'commit' });
  const again = page.getByRole('button', { name: 'Borrow Again' });
  await again.click();
  await again.click();
  expect(await sandbox.requests('saveEvent')).toHaveLength(0);
  letGo();
  await expect(page).toHaveURL(/\/product\?productId=68200$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan product');
  await expect.poll(async () => (await sandbox.requests('saveEvent')).length).toBe(1);
});

test('a tap is not carried out under a dialog that has opened by then', async ({ page, sandbox }) => {
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('card-prompt'), { waitUntil: 'commit' });
  await page.getByText('Get help').click();
  await page.getByRole('button', { name: /Telephone/ }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle('Order Details');
  await expect(page.locator('.van-toast')).toHaveCount(0);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

test('an early Apply says what it waits for and is not carried out; there is no box before the agreements', async ({
  page,
  sandbox,
}) => {
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('confirm'), { waitUntil: 'commit' });
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(apply).toBeDisabled();
  await expect(apply).toHaveAccessibleDescription(/₱5,450\.00.*The agreements are loading\.\.\.$/);
  // As a real tap does, without Playwright's checks.
  await apply.click({ force: true });
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(apply).toBeEnabled();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await sandbox.requests('submitApplication')).toHaveLength(0);
});

test('the fields of an early form can be used once React is there', async ({ page, sandbox }) => {
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('bind-bank'), { waitUntil: 'commit' });
  const number = page.getByLabel('E-wallet number');
  await expect(number).toBeDisabled();
  letGo();
  await number.fill('09171234567');
  await number.press('Enter');
  await expect(page.getByRole('combobox', { name: /^E-wallet/ })).toBeFocused();
});
