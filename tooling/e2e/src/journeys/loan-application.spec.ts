import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { agreeBox, applyButton, openOffer } from '../loan-confirm-page.ts';
import type { Sandbox } from '../sandbox.ts';

/** The orders the backend has, as a borrower sees them. */
async function orderNumbers(page: Page, origin: string): Promise<readonly string[]> {
  const response = await page.request.post(`${origin}/peace/user-problem/problem-init`, { form: {} });
  const { data }: { data: { orderList: { orderNo: string }[] } } = await response.json();
  return data.orderList.map(({ orderNo }) => orderNo);
}

/** Opens an offer whose page has asked for the orders there are: a new one is told from them. */
async function openOfferAndOrders(
  { page, sandbox }: { readonly page: Page; readonly sandbox: Sandbox },
  address: string,
): Promise<void> {
  await openOffer(page, address);
  await expect.poll(async () => (await sandbox.requests('getComplaintOptions')).length).toBeGreaterThan(0);
}

test('checked by default: applies once, and leaves for the new order in place of this page', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.goto(`${borrowerOrigin}/error`);
  await openOffer(page, `${borrowerOrigin}${await sandbox.choose('confirm')}&sessionId=s-1`);
  await expect(agreeBox(page)).toBeChecked();
  await applyButton(page).evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/loanDetail\?.*from=confirm/);
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  const requests = await sandbox.requests('submitApplication');
  expect(requests.map(({ payload }) => payload)).toEqual([
    { amount: '5000.00', periods: '91', termUnit: 'days', productId: '301' },
  ]);
  // The order's page knows who is asking, though the address bar does not say it.
  expect((await sandbox.requests('getOrder')).at(-1)?.query).toMatchObject({ sessionId: 's-1' });
  await page.goBack();
  await expect(page).toHaveURL(/\/error$/);
});

test('unchecked, it is grey and inert', async ({ page, borrowerOrigin, sandbox }) => {
  await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm')));
  await agreeBox(page).uncheck({ force: true });
  await expect(applyButton(page)).toBeDisabled();
  await expect(applyButton(page)).toHaveAccessibleDescription('Tick the box to agree before you apply.');
  await applyButton(page).click({ force: true });
  expect(await sandbox.requests('submitApplication')).toHaveLength(0);
  await agreeBox(page).check({ force: true });
  await expect(applyButton(page)).toBeEnabled();
});

test("a refusal shows the server's message, and may be tried again", async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('confirm');
  await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'rejected', times: 1 });
  await openOffer(page, borrowerOrigin + entry);
  await applyButton(page).click();
  await expect(page.getByText('The service is busy. Please try again later.').first()).toBeVisible();
  await applyButton(page).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  expect(await sandbox.requests('submitApplication')).toHaveLength(2);
});

test('a lost answer leads to the order that was made, not to a second application', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('confirm');
  await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', applied: true });
  await openOffer(page, borrowerOrigin + entry);
  const before = await orderNumbers(page, borrowerOrigin);
  await expect.poll(async () => (await sandbox.requests('getComplaintOptions')).length).toBeGreaterThan(1);
  await applyButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
  await expect(applyButton(page)).toHaveCount(0);
  expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  const [made, ...others] = (await orderNumbers(page, borrowerOrigin)).filter((number) => !before.includes(number));
  expect(others).toEqual([]);
  await page.getByRole('button', { name: 'See the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/loanDetail\\?productId=301&orderId=${made}$`));
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
});

test('an application that never arrived may be sent again, after the orders were read', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('confirm');
  await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'drop', times: 1 });
  await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
  await applyButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your application does not seem to have arrived' })).toBeVisible();
  expect(await sandbox.requests('submitApplication')).toHaveLength(1);
  await applyButton(page).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
});

test('while the orders cannot be read, nothing is offered but reading them', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('confirm');
  await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
  await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'http500', applied: true });
  await sandbox.control('faults', { endpoint: 'getComplaintOptions', kind: 'http500' });
  await applyButton(page).click();
  const checkAgain = page.getByRole('button', { name: 'Check again' });
  await expect(checkAgain).toBeVisible();
  await expect(applyButton(page)).toHaveCount(0);
  await sandbox.clearFaults();
  await checkAgain.click();
  await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
  expect(await sandbox.requests('submitApplication')).toHaveLength(1);
});

test('a page that was killed while it applied looks for the order first', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = await sandbox.choose('confirm');
  await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
  await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'hang', applied: true });
  await applyButton(page).click();
  await expect.poll(async () => (await orderNumbers(page, borrowerOrigin)).length).toBe(5);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
  expect(await orderNumbers(page, borrowerOrigin)).toHaveLength(5);
});

test('out of the back/forward cache nothing is in progress, and all is read again', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = await sandbox.choose('confirm');
  await openOfferAndOrders({ page, sandbox }, borrowerOrigin + entry);
  await sandbox.control('faults', { endpoint: 'submitApplication', kind: 'hang' });
  await applyButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending your application...' })).toBeVisible();
  const offersRead = (await sandbox.requests('getOffer')).length;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { name: 'Your application does not seem to have arrived' })).toBeVisible();
  await expect(applyButton(page)).toBeEnabled();
  await expect.poll(async () => (await sandbox.requests('getOffer')).length).toBeGreaterThan(offersRead);
});

test('a hostile link leaves an application that was received: it is said, and Apply does not come back', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  const entry = borrowerOrigin + (await sandbox.choose('hostile-order-link'));
  await openOffer(page, entry);
  await applyButton(page).click();
  await expect(page.getByText('This link is not safe, so it was not opened.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
  expect(page.url()).toBe(entry);
  await expect(applyButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'See my orders' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
});
