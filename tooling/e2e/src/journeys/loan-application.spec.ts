import { expect, test } from '../fixtures.ts';
import { agreeBox, applyButton, openOffer } from '../loan-confirm-page.ts';

test('checked by default: applies once, and leaves for the new order in place of this page', async ({
  page,
  sandbox,
}) => {
  await page.goto('/error');
  await openOffer(page, `${await sandbox.choose('confirm')}&sessionId=s-1`);
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
