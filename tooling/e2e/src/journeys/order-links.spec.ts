import { expect, test } from '../fixtures.ts';
import { expectLoaded } from '../page-checks.ts';

test('a confirm link redirects in place of the page', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(`${borrowerOrigin}/error`);
  await page.goto(borrowerOrigin + (await sandbox.choose('redirect')));
  await page.waitForURL((url) => url.pathname !== '/loanDetail');
  await page.goBack();
  await expect(page).toHaveURL(/\/error$/);
});

test('a recommended product is counted and opened; an inert one is not', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('recommended')));
  await page.getByRole('button', { name: 'Fully booked' }).click({ force: true });
  expect(await sandbox.requests('getProductLink')).toHaveLength(0);
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect.poll(() => sandbox.requests('getProductLink')).toHaveLength(1);
  await expect.poll(() => sandbox.requests('saveEvent')).toHaveLength(1);
  const [event] = await sandbox.requests('saveEvent');
  expect(event?.payload).toMatchObject({ positionId: '0' });
  expect(event?.payload).not.toHaveProperty('moduleId');
});

test('the code of repaying is there before the tap', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectLoaded(page, /\/assets\/use-repay-[^/]+\.js$/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page).toHaveTitle('Repayment');
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});
