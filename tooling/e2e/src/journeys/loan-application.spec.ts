import { expect, test } from '../fixtures.ts';
import { agreeBox, applyButton, openOffer } from '../loan-confirm-page.ts';

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
  expect(requests[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(requests.map(({ payload }) => payload)).toEqual([
    { amount: '5000.00', periods: '91', termUnit: 'days', productId: '301' },
  ]);
  // The order's page knows who is asking, though the address bar does not say it.
  await expect.poll(async () => (await sandbox.requests('getOrder')).at(-1)?.query).toMatchObject({ sessionId: 's-1' });
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
  await expect(page.getByRole('heading', { name: 'Your application was not accepted' })).toBeVisible();
  await expect(page.getByText('The service is busy. Please try again later.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the offer' }).click();
  // The offer is read from its beginning.
  await expect(page.getByRole('group', { name: 'Confirm your loan' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await applyButton(page).click();
  await expect(page).toHaveURL(/\/loanDetail\?/);
  expect(await sandbox.requests('submitApplication')).toHaveLength(2);
});

test('an order’s page that answers with nothing leaves an application that was received, after five seconds', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await page.route(/\/nothing\?/, (route) => route.fulfill({ status: 204 }));
  await page.route(/loan-detail-push/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { code: 0, data: { lendDetailsUrl: '/peace/nothing' } } });
  });
  await openOffer(page, borrowerOrigin + (await sandbox.choose('confirm')));
  await applyButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(page).toHaveURL(/\/order$/);
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
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
});
