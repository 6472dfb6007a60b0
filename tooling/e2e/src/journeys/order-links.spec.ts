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

test('borrow again reports module 30 and leads to the product where there is no shell', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-200')));
  await page.getByRole('button', { name: 'Borrow Again' }).click();
  await expect(page).toHaveURL(/\/product\?productId=68200$/);
  await expect
    .poll(async () => (await sandbox.requests('saveEvent'))[0]?.payload)
    .toMatchObject({ moduleId: '30', positionId: '0' });
});

test('the code of repaying is there before the tap', async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')));
  await expectLoaded(page, /\/assets\/use-repay-[^/]+\.js$/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Repayment' }).click();
  await expect(page).toHaveTitle('Repayment');
  await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
});

test('a link without an order says what is missing and offers a way home', async ({ page, borrowerOrigin }) => {
  await page.goto(`${borrowerOrigin}/loanDetail?productId=1`);
  await expect(page.getByText('The link does not say which order it is about.')).toBeVisible();
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(page).toHaveURL(/\/order$/);
});

test('an unknown path shows the error screen with a way home', async ({ page, borrowerOrigin }) => {
  await page.goto(`${borrowerOrigin}/nowhere/at/all`);
  await expect(page.getByRole('heading', { name: 'This page does not exist.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go home' })).toBeVisible();
});
