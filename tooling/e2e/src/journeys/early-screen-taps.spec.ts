import { holdApp } from '../app-script.ts';
import { fillBirthday } from '../fill-birthday.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, goBackNatively } from '../loan-confirm-page.ts';
import { playShell } from '../play-shell.ts';
import { stallRequests } from '../stall-requests.ts';

test('a tap that comes before React happens when React is there, once', async ({ page, borrowerOrigin, sandbox }) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('status-200')), { waitUntil: 'commit' });
  const again = page.getByRole('button', { name: 'Borrow Again' });
  await again.click();
  await again.click();
  expect(await sandbox.requests('saveEvent')).toHaveLength(0);
  letGo();
  await expect(page).toHaveURL(/\/product\?productId=68200$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan product');
  await expect.poll(async () => (await sandbox.requests('saveEvent')).length).toBe(1);
});

test('a tap is not carried out under a dialog that has opened by then', async ({ page, borrowerOrigin, sandbox }) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('card-prompt')), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Telephone/ }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle('Order Details');
  await expect(page.locator('.van-toast')).toHaveCount(0);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

test('an early Apply says what it waits for, the box shows that it waits, and neither is carried out', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('confirm')), { waitUntil: 'commit' });
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(apply).toBeDisabled();
  await expect(apply).toHaveAccessibleDescription('The agreements are loading...');
  // As a real tap does, without Playwright's checks.
  await apply.click({ force: true });
  const box = page.locator('label', { has: page.getByRole('checkbox') });
  await box.click();
  await expect(box).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(apply).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await sandbox.requests('submitApplication')).toHaveLength(0);
});

test('a code is copied on an early page, within the tap', async ({ page, borrowerOrigin, sandbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copy success' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');
  letGo();
  await expect(page.getByText('Your order is updated once the payment arrives.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You started a payment' })).toBeVisible();
});

test('a code is not copied on an early page beside a payment that was begun: the app asks first', async ({
  page,
  borrowerOrigin,
  sandbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const entry = borrowerOrigin + (await sandbox.choose('repay-default-code'));
  await page.goto(entry);
  await page.getByRole('button', { name: 'Payment Method' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Payment', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Payment partner (sandbox)' })).toBeVisible();
  const letGo = await holdApp(page);
  await page.goto(entry, { waitUntil: 'commit' });
  await page.evaluate(() => navigator.clipboard.writeText('untouched'));
  await page.getByRole('button', { name: 'Copy' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'You started a payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('untouched');
});

test('the code of a link is copied on its early page', async ({ page, borrowerOrigin, sandbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('pay-code')), { waitUntil: 'commit' });
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copy success' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8120340056789');
  letGo();
  await expect(page.getByText('Your order is updated once the payment arrives.')).toBeVisible();
});

test('a stored code is seen early, and copied once the order and what is due were read', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('repay-default-code')));
  await page.getByRole('button', { name: /Isla Bills/ }).click();
  const copy = page.getByRole('button', { name: 'Click to Copy' });
  await expect(copy).toBeEnabled();
  // As a day later.
  await page.evaluate(() => localStorage.removeItem('peace:payment:8402'));
  const letGo = await holdApp(page);
  await page.goto(`${borrowerOrigin}/repaymentOfCode2`, { waitUntil: 'commit' });
  await expect(copy).toBeVisible();
  await expect(copy).toBeDisabled();
  letGo();
  await expect(copy).toBeEnabled();
});

test('what is typed into an early form stays and counts, and the tap after it', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('bind-bank')), { waitUntil: 'commit' });
  const number = page.getByLabel('E-wallet number');
  await number.pressSequentially('09171234567');
  await fillBirthday(page);
  await page.getByRole('button', { name: 'Next' }).click();
  letGo();
  await expect(page.getByRole('group', { name: 'There are 3 things to correct' })).toBeFocused();
  await expect(number).toHaveValue('091 7123 4567');
  await expect(page.getByLabel('Month')).toHaveValue('02');
});

test('the shell’s back gesture waits for the question that React asks', async ({ page, borrowerOrigin, sandbox }) => {
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('confirm-retention')), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  expect(await goBackNatively(page)).toBe(true);
  letGo();
  await expect(dialog(page, 'Leaving already?')).toBeVisible();
});

test('the shell’s back gesture waits for an answer that says whether there is a question', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const release = await stallRequests(page, /loan-detail-confirm/);
  await page.goto(borrowerOrigin + (await sandbox.choose('confirm-retention')), { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Confirm your loan');
  expect(await goBackNatively(page)).toBe(true);
  await release();
  await expect(dialog(page, 'Leaving already?')).toBeVisible();
});

test('a held back gesture leaves a screen that has no question', async ({ page, borrowerOrigin, sandbox }) => {
  const messages = await playShell(page);
  const letGo = await holdApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  expect(await goBackNatively(page)).toBe(true);
  // Whoever insists is let go by the shell itself.
  expect(await goBackNatively(page)).toBe(false);
  expect(await messages()).toEqual([]);
  letGo();
  await expect.poll(messages).toEqual(['closeWebview']);
});
